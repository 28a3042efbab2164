import { useState } from 'react';
import { secondFactorApi } from 'shared/data/second-factor/endpoints';
import { useShopData } from 'shared/platform/site';
import { sessionLoaded, useAppDispatch } from 'shared/platform/store';
import { failureOf } from 'shared/domain/rules/failureOf';
import { nepalInstant } from 'shared/domain/rules/nepalTime';
import { Button } from 'shared/ui/Button';
import { Loading } from 'shared/ui/Loading';
import { Notice } from 'shared/ui/Notice';
import { Skeleton } from 'shared/ui/Skeleton';
import { CodeDialog } from './CodeDialog';
import { Enrolment } from './Enrolment';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './SecondFactor.module.css';

type Doing = 'enrol' | 'renew' | 'off' | null;

/** What guards the own account beside its password. */
export function SecondFactor() {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const { data, error } = secondFactorApi.useSecondFactorQuery();
  const [doing, setDoing] = useState<Doing>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function changed() {
    setDoing(null);
    // What the account may see depends on it.
    void staff.session().then((result) => {
      if (result.ok) dispatch(sessionLoaded(result.value.staff));
    });
  }

  if (error && !data) return <Notice tone="warning">{failureOf(error).message}</Notice>;
  if (!data) {
    return (
      <Loading label="Loading the second factor">
        <Skeleton lines={3} />
      </Loading>
    );
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (doing === 'enrol') {
    return (
      <Enrolment
        onCancel={() => setDoing(null)}
        onDone={(made) => {
          setCodes(made.codes);
          changed();
        }}
      />
    );
  }
  return (
    <div className={styles.part}>
      {data.required && data.since === null && (
        <Notice tone="warning" title="Your account needs one">
          Until it is set up you can use this page alone.
        </Notice>
      )}
      {data.since === null ? (
        <p className={styles.muted}>
          With it, signing in asks for a code of an app on your phone as well. Whoever learns your
          password still stands outside.
        </p>
      ) : (
        <p>
          On since {nepalInstant(data.since)}. {wordsOfCodes(data.codesLeft)}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          variant={data.since === null ? 'primary' : 'secondary'}
          onClick={() => setDoing('enrol')}
        >
          {data.since === null ? 'Set it up' : 'Change to another phone'}
        </Button>
        {data.since !== null && (
          <Button variant="secondary" onClick={() => setDoing('renew')}>
            New recovery codes
          </Button>
        )}
        {data.since !== null && !data.required && (
          <Button variant="secondary" onClick={() => setDoing('off')}>
            Turn off
          </Button>
        )}
      </div>
      {doing === 'renew' && (
        <CodeDialog
          title="Make new recovery codes?"
          action="Make new codes"
          send={(code) => staff.renewRecoveryCodes(code)}
          onDone={(made) => {
            setCodes(made.codes);
            changed();
          }}
          onClose={() => setDoing(null)}
        >
          The earlier ones no longer work then.
        </CodeDialog>
      )}
      {doing === 'off' && (
        <CodeDialog
          title="Turn the second factor off?"
          action="Turn it off"
          send={(code) => staff.turnSecondFactorOff(code)}
          onDone={changed}
          onClose={() => setDoing(null)}
        >
          Signing in asks for the password alone then.
        </CodeDialog>
      )}
    </div>
  );
}

function wordsOfCodes(left: number): string {
  if (left === 0) return 'No recovery code is left: please make new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
