import {
  askForPasskey,
  renewRecoveryCodesByPasskey,
} from '@mcs-repairs/shared/domain/contract/passkeys';
import { renewRecoveryCodes } from '@mcs-repairs/shared/domain/contract/secondFactor';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { RecoveryCodes } from '@mcs-repairs/shared/domain/types/secondFactor';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Refusal } from '../../form/Refusal';
import { knowsPasskeys } from '../../passkey/askBrowser';
import { usePasskeyProof } from '../../passkey/usePasskeyProof';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { CodeDialog } from './CodeDialog';
import styles from './SecondFactor.module.css';

type RenewCodesProps = {
  hasPasskey: boolean;
  onDone: (made: RecoveryCodes) => void;
  onClose: () => void;
};

/** Creates new recovery codes after the member confirms with a passkey or a code. */
export function RenewCodes({ hasPasskey, onDone, onClose }: RenewCodesProps) {
  const { call } = useShopData();
  const confirmed = useConfirmed();
  const { prove, working, failure } = usePasskeyProof({
    request: () => call(askForPasskey, {}),
    send: (proof) => confirmed(() => call(renewRecoveryCodesByPasskey, { body: proof })),
    onDone,
  });
  return (
    <CodeDialog
      title="Create new recovery codes?"
      action="Create new recovery codes"
      send={(code) => call(renewRecoveryCodes, { body: code })}
      onDone={onDone}
      onClose={onClose}
      before={
        hasPasskey &&
        knowsPasskeys() && (
          <div className={styles.part}>
            <Refusal refusal={failure} />
            <Button loading={working} loadingLabel="Waiting for the passkey" onClick={prove}>
              Confirm identity with passkey
            </Button>
            <p className={styles.muted}>Or a code:</p>
          </div>
        )
      }
    >
      The earlier codes will stop working.
    </CodeDialog>
  );
}
