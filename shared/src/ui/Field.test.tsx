/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './Checkbox';
import { Field } from './Field';
import { RadioGroup } from './RadioGroup';
import { SelectInput } from './SelectInput';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

const controls = [
  ['a line of text', <TextInput key="control" />],
  ['a text of several lines', <TextArea key="control" />],
  ['a select', <SelectInput key="control" options={[{ value: 'a', label: 'A' }]} />],
] as const;

describe.each(controls)('a field with %s', (_, control) => {
  test('has its label, hint and error for screen readers', () => {
    render(
      <Field label="Full Name" hint="As on your bill" error="Name is required" required>
        {control}
      </Field>,
    );
    const input = screen.getByLabelText('Full Name');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Name is required', 'As on your bill']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  test('has no description without hint and error', () => {
    render(<Field label="Full Name">{control}</Field>);
    const input = screen.getByLabelText('Full Name');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});

test('a required checkbox shows its error', () => {
  render(<Checkbox label="I agree" error="You must agree to the privacy policy" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  const message = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('You must agree to the privacy policy');
});

test('a radio group is one choice under its legend', async () => {
  function Choice() {
    const [value, setValue] = useState<'walkin' | 'pickup'>('walkin');
    const options = [
      { value: 'walkin', label: 'Walk-in Service' },
      { value: 'pickup', label: 'Free Pickup & Return' },
    ] as const;
    return (
      <RadioGroup
        legend="Service Type"
        name="serviceType"
        options={options}
        value={value}
        onValueChange={setValue}
      />
    );
  }
  render(<Choice />);
  expect(screen.getByRole('group', { name: 'Service Type' })).toBeTruthy();
  const pickup = screen.getByRole<HTMLInputElement>('radio', { name: /^Free Pickup & Return/ });
  await userEvent.click(pickup);
  expect(pickup.checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Walk-in Service' }).checked).toBe(
    false,
  );
});
