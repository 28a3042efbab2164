import { useState } from 'react';
import { useSubmission } from '@mcs-repairs/shared/platform/form/useSubmission';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Passkey } from '@mcs-repairs/shared/domain/types/passkey';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { ConfirmDialog } from '../../form/ConfirmDialog';
import { useConfirmed } from '../../staff/ConfirmationContext';
import styles from './SecondFactor.module.css';

type PasskeyListProps = { passkeys: readonly Passkey[]; onRemoved: () => void };

/** The own passkeys; each can be removed. */
export function PasskeyList({ passkeys, onRemoved }: PasskeyListProps) {
  const dispatch = useAppDispatch();
  const confirmed = useConfirmed();
  const { staff } = useShopData();
  const { submit, sending } = useSubmission({
    send: (id: string) => confirmed(() => staff.removePasskey(id)),
  });
  const [asking, setAsking] = useState<Passkey | null>(null);

  async function removeNow({ id, name }: Passkey) {
    setAsking(null);
    const result = await submit(id);
    if (!result) return;
    if (result.ok) onRemoved();
    const text = result.ok
      ? `The passkey ${name} was removed. Your other sessions have ended.`
      : `The passkey was not removed. ${result.failure.message}`;
    dispatch(toastShown({ tone: result.ok ? 'success' : 'error', text }));
  }

  return (
    <>
      <ul className={styles.passkeys} aria-label="Passkeys">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.passkey}>
            <div className={styles.words}>
              <p className={styles.name}>
                {passkey.name}{' '}
                {passkey.elsewhere && <Badge tone="danger">Of another address</Badge>}
              </p>
              <p className={styles.muted}>{wordsOf(passkey)}</p>
            </div>
            <Button
              variant="secondary"
              size="small"
              disabled={sending}
              onClick={() => setAsking(passkey)}
            >
              Remove<VisuallyHidden> the passkey {passkey.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          title={`Remove the passkey ${asking.name}?`}
          confirmLabel="Remove it"
          keepLabel="Keep it"
          onConfirm={() => void removeNow(asking)}
          onClose={() => setAsking(null)}
        >
          <p>
            It no longer signs in here, and your other sessions end. The device itself keeps it
            until you delete it there.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const wordsOf = ({ createdAt, lastUsedAt }: Passkey) =>
  `Added ${nepalInstant(createdAt)}, ${lastUsedAt ? `last used ${nepalInstant(lastUsedAt)}` : 'not used yet'}`;
