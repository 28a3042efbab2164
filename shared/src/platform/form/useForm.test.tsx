/** @jest-environment ./tools/jest-environment.cjs */
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import type { Result } from '../../domain/types/failure';
import { requiredText } from '../../domain/types/text';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { useForm, type FormOptions } from './useForm';
import { useTyped } from './useTyped';

type Values = { name: string; phone: string };
type Options = Partial<FormOptions<Values, Values, string>> & { initial?: Values };

const schema = z.object({
  name: requiredText('Name is required'),
  phone: requiredText('Phone number is required'),
});
const EMPTY: Values = { name: '', phone: '' };
const taken: Result<string> = { ok: true, value: 'E-1' };
const refused = (fields?: Record<string, string>): Result<string> => ({
  ok: false,
  failure: { code: fields ? 'invalid' : 'network', message: 'Not taken', fields },
});

function Form({ initial = EMPTY, ...options }: Options) {
  const form = useForm<Values, Values, string>({
    fields: useTyped(initial),
    schema,
    send: async () => taken,
    onDone: () => {},
    ...options,
  });
  return (
    <form {...form.form} aria-label="Form">
      <Field label="Name" error={form.errors.name}>
        <TextInput {...form.text('name')} />
      </Field>
      <Field label="Phone" error={form.errors.phone}>
        <TextInput {...form.text('phone')} />
      </Field>
      {form.failure && <p role="alert">{form.failure.message}</p>}
      <button type="submit" disabled={form.sending}>
        Send
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
function fillIn() {
  type('Name', ' Asha ');
  type('Phone', '9800000000');
}

afterEach(cleanup);

test('a schema error is shown at its field, the first one has the focus, and nothing is sent', async () => {
  const send = jest.fn();
  render(<Form send={send} />);
  await submit();
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Phone number is required')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  expect(send).not.toHaveBeenCalled();
});

test('editing a field clears only its own error', async () => {
  render(<Form />);
  await submit();
  type('Name', 'A');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(screen.getByText('Phone number is required')).toBeTruthy();
});

test('the output of the schema is sent, and then the fields are empty', async () => {
  const send = jest.fn(async () => taken);
  const onDone = jest.fn();
  render(<Form send={send} onDone={onDone} />);
  fillIn();
  await submit();
  const words = { name: 'Asha', phone: '9800000000' };
  expect(send).toHaveBeenCalledWith(words, expect.any(String));
  expect(onDone).toHaveBeenCalledWith('E-1', words);
  expect([field('Name').value, field('Phone').value]).toEqual(['', '']);
});

test('a server error is shown at its field with the focus, and the typed text stays', async () => {
  const onFailed = jest.fn();
  render(<Form send={async () => refused({ phone: 'Too long' })} onFailed={onFailed} />);
  fillIn();
  await submit();
  expect(screen.getByText('Too long')).toBeTruthy();
  expect(document.activeElement).toBe(field('Phone'));
  expect(field('Name').value).toBe(' Asha ');
  expect(screen.getByRole('alert').textContent).toBe('Not taken');
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a form with staysAtButton marks the field and does not move the focus', async () => {
  render(<Form send={async () => refused({ phone: 'Too long' })} staysAtButton />);
  fillIn();
  screen.getByRole('button').focus();
  await submit();
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).not.toBe(field('Phone'));
});

test('a form of several steps leads to its first error', async () => {
  const leadTo = jest.fn();
  render(<Form leadTo={leadTo} />);
  await submit();
  expect(leadTo).toHaveBeenCalledWith({
    name: 'Name is required',
    phone: 'Phone number is required',
  });
  expect(document.activeElement).not.toBe(field('Name'));
});

test('a screen can replace the messages of the schema', async () => {
  render(<Form explain={() => ({ name: 'Who are you?' })} />);
  await submit();
  expect(screen.getByText('Who are you?')).toBeTruthy();
});

test('a second press during sending sends nothing, and lockable controls are disabled', async () => {
  let answer: (result: Result<string>) => void = () => {};
  const send = jest.fn(() => new Promise<Result<string>>((resolve) => (answer = resolve)));
  render(<Form send={send} locksWhileSending />);
  fillIn();
  await submit();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(field('Name').disabled).toBe(true);
  await act(async () => answer(refused()));
  expect(field('Name').disabled).toBe(false);
  expect(field('Name').value).toBe(' Asha ');
});

test('a field follows its initial value until somebody types into it', () => {
  const { rerender } = render(<Form initial={{ name: 'Asha', phone: '' }} />);
  rerender(<Form initial={{ name: 'Maya', phone: '' }} />);
  expect(field('Name').value).toBe('Maya');
  type('Name', '');
  rerender(<Form initial={{ name: 'Deepa', phone: '' }} />);
  expect(field('Name').value).toBe('');
});

test('several changes at once are all in the draft', () => {
  const save = jest.fn();
  const draft = { load: () => ({}), save, clear: () => {} };
  const { result } = renderHook(() => useTyped(EMPTY, draft));
  act(() => {
    result.current.change('name', 'Asha');
    result.current.change('phone', '9800000000');
  });
  const both = { name: 'Asha', phone: '9800000000' };
  expect(save).toHaveBeenLastCalledWith(both);
  expect(result.current.values).toEqual(both);
});
