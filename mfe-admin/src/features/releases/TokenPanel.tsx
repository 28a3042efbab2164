import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import {
  listReleaseTokens,
  withdrawReleaseToken,
} from '@mcs-repairs/shared/domain/contract/releases';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import type { MadeReleaseToken, ReleaseToken } from '@mcs-repairs/shared/domain/types/release';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { useStaffAction } from '../../staff/useStaffAction';
import { TokenForm } from './TokenForm';
import styles from './Releases.module.css';

const tokens = answersOf(listReleaseTokens);

/**
 * Manages tokens with which other machines release versions. Each token is limited to one area and
 * the paths of that area.
 */
export function TokenPanel() {
  const [made, setMade] = useState<MadeReleaseToken | null>(null);
  return (
    <section aria-labelledby="release-tokens" className={styles.part}>
      <h2 id="release-tokens" className={styles.title}>
        Release tokens
      </h2>
      {made && (
        <Notice tone="success" title={`Token for ${made.remote}`} live>
          <p>
            This token is shown only once. Store it as the secret RELEASE_TOKEN of the team’s
            builds:
          </p>
          <code className={styles.secret}>{made.secret}</code>
        </Notice>
      )}
      <TokenList />
      <TokenForm onMade={setMade} />
    </section>
  );
}

function TokenList() {
  const confirmed = useConfirmed();
  const { act, working, failure } = useStaffAction();
  const end = (id: string) =>
    act(({ call }) => confirmed(() => call(withdrawReleaseToken, { params: { id } })));
  return (
    <Loaded query={tokens.useQuery({})} name="tokens" size="notice">
      {(list) => (
        <>
          {failure && (
            <Notice tone="danger" title={outcomeOf(failure, 'The token', 'revoked')} live>
              {failure.message}
            </Notice>
          )}
          <ul className={styles.list}>
            {list.map((token) => (
              <Token
                key={token.id}
                {...token}
                disabled={working}
                onEnd={() => void end(token.id)}
              />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

type TokenProps = ReleaseToken & { disabled: boolean; onEnd: () => void };

function Token({ remote, prefixes, label, createdAt, lastUsedAt, disabled, onEnd }: TokenProps) {
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>
          {remote}: {label}
        </p>
        <p className={styles.muted}>
          {prefixes.join(', ')}. Created {nepalInstant(createdAt)},{' '}
          {lastUsedAt ? `last used ${nepalInstant(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Button variant="secondary" size="small" disabled={disabled} onClick={onEnd}>
        Revoke release token
        <VisuallyHidden>
          {' '}
          {label} of {remote}
        </VisuallyHidden>
      </Button>
    </li>
  );
}
