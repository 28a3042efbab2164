import { useState, type ComponentProps } from 'react';
import { phoneHint } from '@mcs-repairs/shared/domain/rules/phoneHint';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';

type PhoneFieldProps = Omit<ComponentProps<typeof TextInput>, 'type'> & {
  label: string;
  error?: string;
};

/**
 * A field for a phone number. If a number does not look Nepali, the field shows a hint after the
 * visitor leaves it. The hint never blocks the form.
 */
export function PhoneField({ label, error, ...control }: PhoneFieldProps) {
  const [left, setLeft] = useState('');
  return (
    <Field label={label} required error={error} hint={phoneHint(left)}>
      <TextInput
        {...control}
        type="tel"
        autoComplete="tel"
        onBlur={({ target }) => setLeft(target.value)}
      />
    </Field>
  );
}
