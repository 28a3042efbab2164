import { useState } from 'react';
import { releasesApi } from '@mcs-repairs/shared/data/releases/endpoints';
import type { MadeReleaseToken } from '@mcs-repairs/shared/domain/types/release';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { TokenForm } from './TokenForm';
import styles from './Releases.module.css';

/** Who may release from another machine: each token one area and its paths. */
export function TokenPanel() {
  const [made, setMade] = useState<MadeReleaseToken | null>(null);
  return (
    <section aria-labelledby="release-tokens" className={styles.part}>
      <h2 id="release-tokens" className={styles.title}>
        Tokens
      </h2>
      {made && (
        <Notice tone="success" title={`The token for ${made.remote}`} live>
          <p>It is shown this once. Keep it as the secret RELEASE_TOKEN of the team’s builds:</p>
          <code className={styles.secret}>{made.secret}</code>
        </Notice>
      )}
      <TokenList />
      <TokenForm onMade={setMade} />
    </section>
  );
}

function TokenList() {
  const dispatch = useAppDispatch();
  const { data, error } = releasesApi.useReleaseTokensQuery();
  const { staff } = useShopData();
  const confirmed = useConfirmed();
  const [isLoading, setLoading] = useState(false);
  async function end(id: string) {
    setLoading(true);
    const outcome = await confirmed(() => staff.withdrawReleaseToken(id));
    setLoading(false);
    if (outcome.ok) return;
    const text = `The token was not withdrawn. ${outcome.failure.message}`;
    dispatch(toastShown({ tone: 'error', text }));
  }
  if (error && !data) return <Notice tone="warning">{failureOf(error).message}</Notice>;
  return (
    <ul className={styles.list}>
      {data?.map(({ id, remote, prefixes, label, createdAt, lastUsedAt }) => (
        <li key={id} className={styles.line}>
          <div>
            <p className={styles.name}>
              {remote}: {label}
            </p>
            <p className={styles.muted}>
              {prefixes.join(', ')}. Made {nepalInstant(createdAt)},{' '}
              {lastUsedAt ? `last used ${nepalInstant(lastUsedAt)}` : 'not used yet'}
            </p>
          </div>
          <Button
            variant="secondary"
            size="small"
            disabled={isLoading}
            onClick={() => void end(id)}
          >
            Withdraw
            <VisuallyHidden>
              {' '}
              the token {label} of {remote}
            </VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
