import { useState } from 'react';
import { removePasskey } from '@mcs-repairs/shared/domain/contract/passkeys';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import type { Passkey } from '@mcs-repairs/shared/domain/types/passkey';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { ConfirmDialog } from '../../form/lateDialog';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './SecondFactor.module.css';

type PasskeyListProps = { passkeys: readonly Passkey[]; onRemoved: () => void };

/** Lists the member's own passkeys with buttons that remove them. */
export function PasskeyList({ passkeys, onRemoved }: PasskeyListProps) {
  const confirmed = useConfirmed();
  const { act, working, failure } = useStaffAction();
  const [asking, setAsking] = useState<Passkey | null>(null);

  async function removeNow({ id, name }: Passkey) {
    setAsking(null);
    const result = await act(
      ({ call }) => confirmed(() => call(removePasskey, { params: { id } })),
      `The passkey ${name} was removed. Your other sessions have ended.`,
    );
    if (result.ok) onRemoved();
  }

  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {outcomeOf(failure, 'The passkey', 'removed')}. {failure.message}
        </Notice>
      )}
      <ul className={styles.passkeys} aria-label="Passkeys">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.passkey}>
            <div className={styles.words}>
              <p className={styles.name}>
                {passkey.name}{' '}
                {passkey.elsewhere && (
                  <Badge tone="danger">Works only at another web address</Badge>
                )}
              </p>
              <p className={styles.muted}>{wordsOf(passkey)}</p>
            </div>
            <Button
              variant="secondary"
              size="small"
              disabled={working}
              onClick={() => setAsking(passkey)}
            >
              Remove passkey<VisuallyHidden> {passkey.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          title={`Remove the passkey ${asking.name}?`}
          confirmLabel="Remove passkey"
          keepLabel="Keep passkey"
          onConfirm={() => void removeNow(asking)}
          onClose={() => setAsking(null)}
        >
          <p>
            You can no longer sign in with this passkey, and your other sessions end. The device
            still stores the passkey until you delete it on the device.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const wordsOf = ({ createdAt, lastUsedAt }: Passkey) =>
  `Added ${nepalInstant(createdAt)}, ${lastUsedAt ? `last used ${nepalInstant(lastUsedAt)}` : 'not used yet'}`;
