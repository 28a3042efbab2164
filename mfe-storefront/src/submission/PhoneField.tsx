import { useState, type ComponentProps } from 'react';
import { phoneHint } from '@mcs-repairs/shared/domain/rules/phoneHint';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';

type PhoneFieldProps = Omit<ComponentProps<typeof TextInput>, 'type'> & {
  label: string;
  error?: string;
};

/**
 * A phone number. After the visitor leaves the field, a hint says if the number does not look
 * Nepali. The hint never blocks.
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
