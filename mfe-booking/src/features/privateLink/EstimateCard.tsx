import { useState } from 'react';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { instantText } from '../../appointmentText';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { EstimateAnswer, OfferedEstimate } from '@mcs-repairs/shared/domain/types/estimate';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { AskFirst } from './AskFirst';
import { answerMyEstimate, linkedBy } from '../../myBookingOperations';
import { QuestionForm } from './QuestionForm';
import styles from './MyBooking.module.css';

type EstimateCardProps = {
  token: string;
  version: number;
  estimate: OfferedEstimate;
  /** Whether the visitor may answer: only the customer's own private link allows it. */
  mayAnswer: boolean;
  onAnswered: (receipt: BookingReceipt) => void;
  onOutdated: (failure: Failure) => void;
};
type Choice = Pick<EstimateAnswer, 'answer' | 'tier'>;

const DONE: Partial<Record<OfferedEstimate['state'], string>> = {
  accepted: 'You accepted this estimate.',
  declined: 'You declined this estimate. You can pick up your device unrepaired.',
};

/**
 * The price and time that the shop offers. Opening the page accepts nothing: each answer needs a
 * press and a confirmation.
 */
export function EstimateCard(props: EstimateCardProps) {
  const { token, version, estimate, mayAnswer, onAnswered, onOutdated } = props;
  const [choice, setChoice] = useState<Choice | null>(null);
  const { state, options, isOver, accepted } = estimate;
  const isOpen = state === 'open' && !isOver;
  const isAsked = isOpen && mayAnswer;
  const isYes = choice?.answer === 'accept';
  const chosen = options.find(({ tier }) => tier === choice?.tier);

  return (
    <Card as="section" padding="large" look="raised" className={styles.card}>
      <Heading level={2} className={styles.heading}>
        Our estimate
      </Heading>
      {DONE[state] && <Notice tone="info">{DONE[state]}</Notice>}
      {state === 'open' && isOver && (
        <Notice tone="warning">This estimate has expired. Please ask us for a new one.</Notice>
      )}
      {options.map(({ tier, price, duration, note }) => (
        <div key={tier} className={styles.part}>
          <p>
            <strong>{rupees(price)}</strong>, {tier}, {duration}
            {accepted === tier && ' (your choice)'}
          </p>
          {note && <p className={styles.quiet}>{note}</p>}
          {isAsked && (
            <div className={styles.row}>
              <Button onClick={() => setChoice({ answer: 'accept', tier })}>Accept {tier}</Button>
            </div>
          )}
        </div>
      ))}
      {isOpen && <p className={styles.quiet}>Valid until {instantText(estimate.expiresAt)}.</p>}
      {isAsked && (
        <div className={styles.row}>
          <Button variant="secondary" onClick={() => setChoice({ answer: 'decline' })}>
            Decline
          </Button>
        </div>
      )}
      {mayAnswer && <QuestionForm token={token} />}
      <AskFirst
        open={choice !== null}
        onOpenChange={(open) => !open && setChoice(null)}
        title={isYes ? 'Accept this estimate?' : 'Decline this estimate?'}
        confirmLabel={isYes ? 'Yes, repair it' : 'Decline'}
        workingLabel="Sending..."
        keepLabel="Not yet"
        act={(call) => {
          const { answer, tier } = choice ?? { answer: 'decline' };
          const body = { version, estimateId: estimate.id, answer, tier };
          return call(answerMyEstimate, { ...linkedBy(token), body });
        }}
        onDone={onAnswered}
        onRefused={(failure) => {
          const isOutdated =
            failure.code === 'stale-version' || failure.code === 'transition-refused';
          if (isOutdated) onOutdated(failure);
          return isOutdated;
        }}
      >
        <p>
          {isYes && chosen
            ? `We will repair your device for ${rupees(chosen.price)}. It takes ${chosen.duration}.`
            : 'We will not repair your device. You can pick it up unrepaired.'}
        </p>
      </AskFirst>
    </Card>
  );
}
