import { useState, type ComponentProps } from 'react';
import { phoneHint } from 'shared/domain/rules/phoneHint';
import { Field } from 'shared/ui/Field';
import { TextInput } from 'shared/ui/TextInput';

type PhoneFieldProps = Omit<ComponentProps<typeof TextInput>, 'type'> & {
  label: string;
  error?: string;
};

/** A phone number; once it is left, a hint tells when it does not look Nepali. It never blocks. */
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
