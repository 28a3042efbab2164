import type { ComponentProps } from 'react';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';

type EmailFieldProps = ComponentProps<typeof TextInput> & { error: string | undefined };

/** A field for the email address of a staff account. */
export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label="Email" required error={error}>
      <TextInput autoComplete="username" {...input} type="email" autoCapitalize="none" />
    </Field>
  );
}
