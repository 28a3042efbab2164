import {
  askForPasskey,
  confirmSessionByPasskey,
} from '@mcs-repairs/shared/domain/contract/passkeys';
import { confirmSessionByCode } from '@mcs-repairs/shared/domain/contract/secondFactor';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { secondFactorCodeSchema } from '@mcs-repairs/shared/domain/types/secondFactor';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { CodeField } from '../form/CodeField';
import { Refusal } from '../form/Refusal';
import { useStaffForm } from '../form/useStaffForm';
import { knowsPasskeys } from '../passkey/askBrowser';
import { usePasskeyProof } from '../passkey/usePasskeyProof';
import styles from './FactorDialog.module.css';

type FactorDialogProps = {
  factors: Failure['factors'];
  onAnswer: (given: boolean) => void;
};

const EMPTY = { code: '' };
const FORM_ID = 'confirm-factor';

/** Asks for the second factor again, with a passkey or a code. */
export function FactorDialog({ factors = ['code'], onAnswer }: FactorDialogProps) {
  const { call } = useShopData();
  const { errors, failure, sending, form, text } = useStaffForm({
    keptAs: null,
    schema: secondFactorCodeSchema,
    empty: EMPTY,
    send: (code) => call(confirmSessionByCode, { body: code }),
    onDone: () => onAnswer(true),
  });
  const passkey = usePasskeyProof({
    request: () => call(askForPasskey, {}),
    send: (proof) => call(confirmSessionByPasskey, { body: proof }),
    onDone: () => onAnswer(true),
  });
  const byPasskey = factors.includes('passkey') && knowsPasskeys();
  return (
    <Dialog
      open
      size="small"
      title="Confirm your identity"
      description={wordsOf(byPasskey, factors.includes('code'))}
      onOpenChange={(open) => !open && onAnswer(false)}
      footer={
        <Button
          type="submit"
          variant={byPasskey ? 'secondary' : 'primary'}
          form={FORM_ID}
          loading={sending}
        >
          Confirm identity with code
        </Button>
      }
    >
      <div className={styles.parts}>
        {byPasskey && (
          <>
            <Refusal refusal={passkey.failure} />
            <Button
              full
              loading={passkey.working}
              loadingLabel="Waiting for the passkey"
              onClick={passkey.prove}
            >
              Confirm identity with passkey
            </Button>
          </>
        )}
        <form {...form} id={FORM_ID}>
          <Refusal refusal={failure?.fields ? null : failure} />
          <CodeField {...text('code')} error={errors.code} focused={!byPasskey} />
        </form>
      </div>
    </Dialog>
  );
}

function wordsOf(byPasskey: boolean, hasApp: boolean): string {
  const first = byPasskey ? 'Use your passkey, or type a code. ' : '';
  return hasApp
    ? `${first}Your authenticator app shows six digits. You can also use a recovery code, which works once.`
    : `${first}Each of your recovery codes works once.`;
}
