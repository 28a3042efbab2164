import { addPasskey, beginPasskey } from '@mcs-repairs/shared/domain/contract/passkeys';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { passkeyNameSchema } from '@mcs-repairs/shared/domain/types/passkey';
import type { RecoveryCodes } from '@mcs-repairs/shared/domain/types/secondFactor';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { makePasskey } from '../../passkey/askBrowser';
import { useConfirmed } from '../../staff/ConfirmationContext';
import styles from './SecondFactor.module.css';

type NewPasskeyProps = { onDone: (made: RecoveryCodes) => void; onCancel: () => void };

const EMPTY = { name: '' };

/**
 * Asks for a name that distinguishes the passkey from others. The browser then creates the passkey.
 */
export function NewPasskey({ onDone, onCancel }: NewPasskeyProps) {
  const { call } = useShopData();
  const confirmed = useConfirmed();

  async function make(name: string): Promise<Result<RecoveryCodes>> {
    const begun = await confirmed(() => call(beginPasskey, {}));
    if (!begun.ok) return begun;
    const credential = await makePasskey(begun.value);
    if (!credential.ok) return credential;
    return confirmed(() => call(addPasskey, { body: { name, credential: credential.value } }));
  }

  const { errors, failure, sending, form, text, settle } = useStaffForm({
    schema: passkeyNameSchema,
    empty: EMPTY,
    keptAs: 'passkey',
    send: ({ name }) => make(name),
    onDone,
  });
  function cancel() {
    settle();
    onCancel();
  }
  return (
    <form {...form} aria-label="New passkey" className={styles.part}>
      <p className={styles.muted}>
        Your device asks for your fingerprint, face, PIN or security key. This data never leaves the
        device.
      </p>
      <Refusal refusal={failure?.fields ? null : failure} />
      <Field
        label="Passkey name"
        required
        hint="For example: laptop at the counter"
        error={errors.name}
      >
        <TextInput {...text('name')} autoComplete="off" maxLength={60} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" loading={sending} loadingLabel="Waiting for the device">
          Create passkey
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel setup of passkey
        </Button>
      </div>
    </form>
  );
}
