import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Passkey } from '@mcs-repairs/shared/domain/types/passkey';
import type { SecondFactorState } from '@mcs-repairs/shared/domain/types/secondFactor';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { knowsPasskeys } from '../../passkey/askBrowser';
import { PasskeyList } from './PasskeyList';
import styles from './SecondFactor.module.css';

export type Doing = 'enrol' | 'passkey' | 'renew' | 'off' | null;

type FactorOverviewProps = {
  state: SecondFactorState;
  passkeys: readonly Passkey[];
  onChoose: (doing: Doing) => void;
  onRemoved: () => void;
};

/** Lists the second factors of the account, with buttons that change them. */
export function FactorOverview({ state, passkeys, onChoose, onRemoved }: FactorOverviewProps) {
  const { since, required, codesLeft } = state;
  const hasApp = since !== null;
  const hasPasskey = passkeys.length > 0;
  const isGuarded = hasApp || hasPasskey;
  return (
    <div className={styles.part}>
      {required && !isGuarded && (
        <Notice tone="warning" title="Your account needs a second factor">
          Until you set it up, you can use only this page.
        </Notice>
      )}
      {!isGuarded && (
        <p className={styles.muted}>
          A second factor protects your account even if somebody finds out your password. At sign-in
          you also use a passkey or a code from an app on your phone. A passkey uses your
          fingerprint, face or PIN on your device, or a security key.
        </p>
      )}
      <h3 className={styles.title}>Passkeys</h3>
      {hasPasskey && <PasskeyList passkeys={passkeys} onRemoved={onRemoved} />}
      {knowsPasskeys() ? (
        <div className={styles.actions}>
          <Button variant={isGuarded ? 'secondary' : 'primary'} onClick={() => onChoose('passkey')}>
            Add passkey
          </Button>
        </div>
      ) : (
        <p className={styles.muted}>
          This browser cannot create passkeys here. Passkeys need HTTPS and a browser that supports
          them.
        </p>
      )}
      <h3 className={styles.title}>Authenticator app</h3>
      {hasApp && <p>On since {nepalInstant(since)}.</p>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onChoose('enrol')}>
          {hasApp ? 'Set up authenticator app again' : 'Set up authenticator app'}
        </Button>
        {hasApp && (!required || hasPasskey) && (
          <Button variant="secondary" onClick={() => onChoose('off')}>
            Turn off authenticator app
          </Button>
        )}
      </div>
      {isGuarded && (
        <>
          <h3 className={styles.title}>Recovery codes</h3>
          <p>{wordsOfCodes(codesLeft)}</p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => onChoose('renew')}>
              Create new recovery codes
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function wordsOfCodes(left: number): string {
  if (left === 0) return 'No recovery codes are left. Please create new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
