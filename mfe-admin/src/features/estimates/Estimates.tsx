import { useState } from 'react';
import { recordEstimateAnswer } from '@mcs-repairs/shared/domain/contract/estimates';
import { isInRepair } from '@mcs-repairs/shared/domain/rules/repairStage';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Estimate, MatchingPrices } from '@mcs-repairs/shared/domain/types/estimate';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { ConfirmDialog, lateDialog } from '../../form/lateDialog';
import { useFocusFirst } from '../../form/useFocusFirst';
import type { OpenForm } from '../../form/useOpenForm';
import { refusalText } from '../../staff/changedMeanwhile';
import { isOpenEstimate } from '../../staff/nextStep';
import { useStaffAction } from '../../staff/useStaffAction';
import { EstimateLine } from './EstimateLine';
import styles from './Estimates.module.css';

const EstimateForm = lateDialog(async () => {
  const { EstimateForm } = await import(/* webpackChunkName: "estimate-form" */ './EstimateForm');
  return EstimateForm;
});

const AnswerWithoutEstimate = lateDialog(async () => {
  const { AnswerWithoutEstimate } = await import(
    /* webpackChunkName: "estimate-form" */ './AnswerWithoutEstimate'
  );
  return AnswerWithoutEstimate;
});

type EstimatesProps = {
  booking: Booking;
  estimates: readonly Estimate[];
  listed: MatchingPrices | undefined;
  form: OpenForm;
};

/**
 * Lists the estimates of a booking with the customer's answers. Staff record answers that they get
 * by phone or at the counter.
 */
export function Estimates({ booking, estimates, listed, form }: EstimatesProps) {
  const { id } = booking;
  const { act, working, failure } = useStaffAction(booking);
  const now = useNow();
  const isHere = isInRepair(booking);
  const [declining, setDeclining] = useState(false);
  const writing = form.place === 'estimate';
  const part = useFocusFirst<HTMLElement>(form.place === 'answer' ? form.press : null);
  if (!writing && estimates.length === 0) {
    const asks = form.place === 'answer' && booking.stage === 'waiting_customer';
    return asks ? (
      <AnswerWithoutEstimate booking={booking} form={form} onClose={form.close} />
    ) : null;
  }
  const last = estimates[0];
  const open = last && isOpenEstimate(last, now) ? last : undefined;
  const record = (answer: 'accept' | 'decline', tier?: 'standard' | 'premium') =>
    open &&
    void act(({ call }, version) =>
      call(recordEstimateAnswer, {
        params: { id },
        body: { version, estimateId: open.id, answer, tier },
      }),
    );

  return (
    <section ref={part} aria-label="Estimate" className={styles.card}>
      <h2 className={styles.heading}>Estimate</h2>
      {failure && (
        <Notice tone="danger" live>
          {refusalText(failure)}
        </Notice>
      )}
      {writing && (
        <EstimateForm
          booking={booking}
          last={last}
          listed={listed}
          press={form.press}
          onClose={form.close}
        />
      )}
      {estimates.length > 0 && (
        <ul className={styles.list}>
          {estimates.map((estimate) => (
            <EstimateLine key={estimate.id} estimate={estimate} />
          ))}
        </ul>
      )}
      {isHere && !writing && (
        <div className={styles.answers}>
          {open?.options.map(({ tier, price }) => (
            <Button
              key={tier}
              size="small"
              variant="secondary"
              disabled={working}
              onClick={() => record('accept', tier)}
            >
              Record as accepted: {tier}, {rupees(price)}
            </Button>
          ))}
          <div className={styles.rare}>
            {open && (
              <Button
                size="small"
                variant="quiet"
                disabled={working}
                onClick={() => setDeclining(true)}
              >
                Record as declined …
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => form.open('estimate')}>
              Revise estimate
            </Button>
          </div>
        </div>
      )}
      {open && declining && (
        <ConfirmDialog
          title="Record that the customer declined?"
          confirmLabel="Record as declined"
          keepLabel="Keep estimate open"
          working={working}
          onConfirm={() => {
            record('decline');
            setDeclining(false);
          }}
          onClose={() => setDeclining(false)}
        >
          The device goes back without a repair, and the booking is cancelled. The customer gets a
          message.
        </ConfirmDialog>
      )}
    </section>
  );
}
