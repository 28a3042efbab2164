import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listPasskeys } from '@mcs-repairs/shared/domain/contract/passkeys';
import {
  readSecondFactor,
  turnSecondFactorOff,
} from '@mcs-repairs/shared/domain/contract/secondFactor';
import { readSession } from '@mcs-repairs/shared/domain/contract/session';
import type { Passkey } from '@mcs-repairs/shared/domain/types/passkey';
import type { SecondFactorState } from '@mcs-repairs/shared/domain/types/secondFactor';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { lateDialog } from '../../form/lateDialog';
import { Enrolment } from './Enrolment';
import { FactorOverview, type Doing } from './FactorOverview';
import { NewPasskey } from './NewPasskey';
import { RecoveryCodes } from './RecoveryCodes';

const secondFactor = answersOf(readSecondFactor);
const ownPasskeys = answersOf(listPasskeys);
const FEW_LINES = { skeleton: <Skeleton lines={3} />, size: 'notice' } as const;

const CodeDialog = lateDialog(async () => {
  const { CodeDialog } = await import(/* webpackChunkName: "factor-code" */ './CodeDialog');
  return CodeDialog<unknown>;
});
const RenewCodes = lateDialog(async () => {
  const { RenewCodes } = await import(/* webpackChunkName: "renew-codes" */ './RenewCodes');
  return RenewCodes;
});

export function SecondFactor() {
  const passkeys = ownPasskeys.useQuery({});
  return (
    <Loaded query={secondFactor.useQuery({})} name="second factor" {...FEW_LINES}>
      {(state) => (
        <Loaded query={passkeys} name="passkeys" {...FEW_LINES}>
          {(kept) => <Guards state={state} passkeys={kept} />}
        </Loaded>
      )}
    </Loaded>
  );
}

type GuardsProps = { state: SecondFactorState; passkeys: readonly Passkey[] };

function Guards({ state, passkeys }: GuardsProps) {
  const { call } = useShopData();
  const dispatch = useAppDispatch();
  const [doing, setDoing] = useState<Doing>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const stop = () => setDoing(null);

  /** Reads the session again, because the rights of the member depend on the second factor. */
  function rereadSession() {
    void call(readSession, {}).then((result) => {
      if (result.ok) dispatch(sessionLoaded(result.value.staff));
    });
  }

  function changed() {
    stop();
    rereadSession();
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
        state={state}
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
          title="Turn off the authenticator app?"
          action="Turn off authenticator app"
          send={(code) => call(turnSecondFactorOff, { body: code })}
          onDone={changed}
          onClose={stop}
        >
          {passkeys.length > 0
            ? 'You will then sign in with a passkey or a recovery code.'
            : 'You will then sign in with the password only.'}
        </CodeDialog>
      )}
    </>
  );
}
