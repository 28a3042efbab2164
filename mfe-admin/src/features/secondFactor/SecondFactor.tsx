import { useState } from 'react';
import { passkeysApi } from '@mcs-repairs/shared/data/passkeys/endpoints';
import { secondFactorApi } from '@mcs-repairs/shared/data/second-factor/endpoints';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { CodeDialog } from './CodeDialog';
import { Enrolment } from './Enrolment';
import { FactorOverview, type Doing } from './FactorOverview';
import { NewPasskey } from './NewPasskey';
import { RecoveryCodes } from './RecoveryCodes';
import { RenewCodes } from './RenewCodes';

/** What guards the own account beside its password. */
export function SecondFactor() {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const { data, error } = secondFactorApi.useSecondFactorQuery();
  const { data: passkeys, error: listError } = passkeysApi.usePasskeysQuery();
  const [doing, setDoing] = useState<Doing>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const stop = () => setDoing(null);

  /** What the account may see depends on its factors. */
  function rereadSession() {
    void staff.session().then((result) => {
      if (result.ok) dispatch(sessionLoaded(result.value.staff));
    });
  }

  function changed() {
    stop();
    rereadSession();
  }

  const trouble = error ?? listError;
  if (trouble && !(data && passkeys))
    return <Notice tone="warning">{failureOf(trouble).message}</Notice>;
  if (!data || !passkeys) {
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
        onCancel={stop}
        onDone={(made) => {
          setCodes(made.codes);
          changed();
        }}
      />
    );
  }
  if (doing === 'passkey') {
    return (
      <NewPasskey
        onCancel={stop}
        onDone={(made) => {
          stop();
          if (made.codes.length > 0) setCodes(made.codes);
          const text = 'The passkey was added. Your other sessions have ended.';
          dispatch(toastShown({ tone: 'success', text }));
          rereadSession();
        }}
      />
    );
  }
  return (
    <>
      <FactorOverview
        state={data}
        passkeys={passkeys}
        onChoose={setDoing}
        onRemoved={rereadSession}
      />
      {doing === 'renew' && (
        <RenewCodes
          hasPasskey={passkeys.length > 0}
          onDone={(made) => {
            setCodes(made.codes);
            changed();
          }}
          onClose={stop}
        />
      )}
      {doing === 'off' && (
        <CodeDialog
          title="Turn the authenticator app off?"
          action="Turn it off"
          send={(code) => staff.turnSecondFactorOff(code)}
          onDone={changed}
          onClose={stop}
        >
          {passkeys.length > 0
            ? 'Signing in asks for a passkey or a recovery code then.'
            : 'Signing in asks for the password alone then.'}
        </CodeDialog>
      )}
    </>
  );
}
