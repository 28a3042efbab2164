/** @jest-environment ./tools/jest-environment.cjs */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import type { Result } from '../../domain/types/failure';
import { requiredText } from '../../domain/types/text';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import { useLateForm } from './useLateForm';
import { useTyped } from './useTyped';

type Values = { name: string; phone: string };

const schema = z.object({
  name: requiredText('Name is required'),
  phone: requiredText('Phone number is required'),
});
const taken: Result<string> = { ok: true, value: 'E-1' };

let arrive: () => void;
let refuse: () => void;
let arrival: Promise<typeof schema>;
const load = jest.fn(() => arrival);
const send = jest.fn(async (_words: Values, _key: string) => taken);

function renew() {
  arrival = new Promise((resolve, reject) => {
    arrive = () => resolve(schema);
    refuse = () => reject(new Error('The network is down'));
  });
}
beforeEach(() => {
  jest.clearAllMocks();
  renew();
});
afterEach(cleanup);

function Form({ channel = 'sms' }: { channel?: string }) {
  const form = useLateForm<Values, Values, string>({
    fields: useTyped({ name: '', phone: '' }),
    loadSchema: load,
    compose: (values) => ({ ...values, name: `${values.name} (${channel})` }),
    send,
    onDone: () => {},
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
      <button type="button" onClick={form.reset}>
        Start over
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
function fillIn() {
  fireEvent.change(field('Name'), { target: { value: 'Asha' } });
  fireEvent.change(field('Phone'), { target: { value: '9800000000' } });
}

test('the schema loads when the visitor enters the form, and then checks at once', async () => {
  render(<Form />);
  expect(load).not.toHaveBeenCalled();
  act(() => field('Name').focus());
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  await submit();
  expect(screen.getByText('Phone number is required')).toBeTruthy();
  expect(document.activeElement).toBe(field('Phone'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a press before the schema arrives is sent once, with the newest values', async () => {
  const { rerender } = render(<Form />);
  fillIn();
  await submit();
  await submit();
  expect(send).not.toHaveBeenCalled();
  rerender(<Form channel="mail" />);
  await act(async () => arrive());
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Asha (mail)', phone: '9800000000' });
});

test('the text fields are locked only while a press waits for the schema', async () => {
  render(<Form />);
  await submit();
  expect(field('Name').disabled).toBe(true);
  await act(async () => arrive());
  expect(field('Name').disabled).toBe(false);
});

test('Start over removes the message that the schema did not load', async () => {
  render(<Form />);
  await submit();
  await act(async () => refuse());
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Start over' }).click());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is sent after the visitor has left', async () => {
  const { unmount } = render(<Form />);
  fillIn();
  await submit();
  unmount();
  await act(async () => arrive());
  expect(send).not.toHaveBeenCalled();
});

test('a schema that did not load is reported, the text stays, and the next press loads it again', async () => {
  render(<Form />);
  fillIn();
  await submit();
  await act(async () => refuse());
  expect(screen.getByRole('alert').textContent).toContain('could not be checked');
  expect(field('Name').value).toBe('Asha');
  renew();
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => arrive());
  expect(send).toHaveBeenCalledTimes(1);
});
