import { useEffect, useRef, type ComponentProps } from 'react';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';

type CodeFieldProps = ComponentProps<typeof TextInput> & {
  error: string | undefined;
  focused?: boolean;
};

/** A field for the six digits of an authenticator app, or for a recovery code. */
export function CodeField({ error, focused, ...input }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <Field label="Code" required error={error}>
      <TextInput
        {...input}
        ref={ref}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    </Field>
  );
}
