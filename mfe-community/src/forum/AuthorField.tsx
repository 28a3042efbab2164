import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import type { Posting } from './usePosting';

export function AuthorField({
  posting: { errors, text },
  hint,
}: {
  posting: Posting;
  hint?: string;
}) {
  return (
    <Field label="Display name" required error={errors.author} hint={hint}>
      <TextInput autoComplete="nickname" {...text('author')} />
    </Field>
  );
}
