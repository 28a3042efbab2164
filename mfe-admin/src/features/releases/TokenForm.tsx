import * as z from 'zod/mini';
import { makeReleaseToken } from '@mcs-repairs/shared/domain/contract/releases';
import {
  newReleaseTokenSchema,
  type MadeReleaseToken,
} from '@mcs-repairs/shared/domain/types/release';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { useStaffForm } from '../../form/useStaffForm';
import styles from './Releases.module.css';

const EMPTY = { remote: '', prefixes: '', label: '' };
/** The form has one input for all paths, as one text. */
const formSchema = z.extend(newReleaseTokenSchema, {
  prefixes: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(/[\s,]+/).filter((path) => path !== '')),
    ),
    newReleaseTokenSchema.shape.prefixes,
  ),
});

export function TokenForm({ onMade }: { onMade: (token: MadeReleaseToken) => void }) {
  const { call } = useShopData();
  const confirmed = useConfirmed();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: formSchema,
    empty: EMPTY,
    keptAs: 'token',
    send: (token) => confirmed(() => call(makeReleaseToken, { body: token })),
    onDone: onMade,
  });
  return (
    <form {...form} aria-label="Create release token" className={styles.form}>
      <Refusal refusal={failure} />
      <Field
        label="Area"
        required
        hint="The folder name without mfe-: booking for mfe-booking."
        error={errors.remote}
      >
        <TextInput {...text('remote')} autoComplete="off" autoCapitalize="none" />
      </Field>
      <Field
        label="Paths"
        hint="Such as /trade-in, which includes all paths below it. Leave empty to use the area’s current paths."
        error={errors.prefixes}
      >
        <TextInput {...text('prefixes')} autoComplete="off" autoCapitalize="none" />
      </Field>
      <Field label="Used by" required hint="Such as: Booking team, CI" error={errors.label}>
        <TextInput {...text('label')} autoComplete="off" />
      </Field>
      <Button type="submit" loading={sending}>
        Create release token
      </Button>
    </form>
  );
}
