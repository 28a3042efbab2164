import { useEffect, useRef, useState } from 'react';
import { beginEnrolment, confirmEnrolment } from '@mcs-repairs/shared/domain/contract/secondFactor';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import {
  secondFactorCodeSchema,
  type Enrolment as Enrolled,
  type RecoveryCodes,
} from '@mcs-repairs/shared/domain/types/secondFactor';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { CodeField } from '../../form/CodeField';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useConfirmed } from '../../staff/ConfirmationContext';
import { QrCode } from '../../format/QrCode';
import styles from './SecondFactor.module.css';

type EnrolmentProps = { onDone: (made: RecoveryCodes) => void; onCancel: () => void };

const EMPTY = { code: '' };

/**
 * Shows a new secret as a QR code and as text. The first code from the app turns the second factor
 * on.
 */
export function Enrolment({ onDone, onCancel }: EnrolmentProps) {
  const shop = useShopData();
  const confirmed = useConfirmed();
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const begun = useRef(false);
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: secondFactorCodeSchema,
    empty: EMPTY,
    keptAs: null,
    send: (code) => confirmed(() => shop.call(confirmEnrolment, { body: code })),
    onDone,
  });

  useEffect(() => {
    // Each request replaces the previous secret. So only one request may be sent, even if React
    // runs the effect twice.
    if (begun.current) return;
    begun.current = true;
    void confirmed(() => shop.call(beginEnrolment, {})).then((result) => {
      if (result.ok) setEnrolled(result.value);
      else setRefusal(result.failure);
    });
  }, [confirmed, shop]);

  if (!enrolled) {
    return (
      <div className={styles.part}>
        <Refusal refusal={refusal} />
        {!refusal && (
          <Loading label="Creating a secret">
            <Skeleton shape="block" />
          </Loading>
        )}
        <Button variant="secondary" onClick={onCancel}>
          Cancel setup of authenticator app
        </Button>
      </div>
    );
  }
  return (
    <form {...form} className={styles.part}>
      <ol className={styles.steps}>
        <li>Open an authenticator app on your phone and scan this code.</li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <QrCode
        text={enrolled.address}
        label="QR code for your authenticator app"
        className={styles.qr}
      />
      <p className={styles.muted}>
        If you cannot scan, type this secret into the app:{' '}
        <code className={styles.secret}>{(enrolled.secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <Refusal refusal={failure?.fields ? null : failure} />
      <CodeField {...text('code')} error={errors.code} />
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          Turn on authenticator app
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel setup of authenticator app
        </Button>
      </div>
    </form>
  );
}
