import { useState } from 'react';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { instantText } from '../../appointmentText';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { EstimateAnswer, OfferedEstimate } from '@mcs-repairs/shared/domain/types/estimate';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Disclosure } from '@mcs-repairs/shared/ui/Disclosure';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { AskFirst } from './AskFirst';
import { answerMyEstimate, linkedBy } from '../../myBookingOperations';
import { isOutdated } from './isOutdated';
import { EstimateOptions } from './EstimateOptions';
import { QuestionForm } from './QuestionForm';
import styles from './MyBooking.module.css';

type EstimateCardProps = {
  token: string;
  version: number;
  estimate: OfferedEstimate;
  /**
   * Whether the visitor may answer the estimate. Only the private link of the customer allows that.
   */
  mayAnswer: boolean;
  onAnswered: (receipt: BookingReceipt) => void;
  onOutdated: (failure: Failure) => void;
};

/**
 * Shows the price and time that the shop offers. Opening the page accepts nothing. Each answer
 * needs a press and a confirmation.
 */
export function EstimateCard(props: EstimateCardProps) {
  const { token, version, estimate, mayAnswer, onAnswered, onOutdated } = props;
  const [asked, setAsked] = useState<EstimateAnswer['answer'] | null>(null);
  const { state, options, isOver, accepted } = estimate;
  const [picked, setPicked] = useState(options[0]?.tier);
  const isOpen = state === 'open' && !isOver;
  const isAsked = isOpen && mayAnswer;
  const isYes = asked === 'accept';
  const chosen = options.find(({ tier }) => tier === picked);
  const agreed = options.find(({ tier }) => tier === accepted);

  return (
    <Card as="section" padding="large" look="raised" className={styles.card}>
      <Heading level={2} className={styles.heading}>
        Our estimate
      </Heading>
      {state === 'accepted' && (
        <Notice tone="success" title="You accepted this estimate.">
          {agreed &&
            `We repair your device for ${rupees(agreed.price)}. It takes ${agreed.duration}.`}
        </Notice>
      )}
      {state === 'declined' && (
        <Notice tone="info">
          You declined this estimate. You can pick up your device unrepaired.
        </Notice>
      )}
      {state === 'open' && isOver && (
        <Notice tone="warning">This estimate has expired. Please ask us for a new one.</Notice>
      )}
      <EstimateOptions
        options={agreed ? [agreed] : options}
        chosen={isAsked ? picked : accepted}
        onChoose={isAsked ? setPicked : undefined}
      />
      {isOpen && <p className={styles.quiet}>Valid until {instantText(estimate.expiresAt)}.</p>}
      {isAsked && (
        <div className={styles.answers}>
          <Button onClick={() => setAsked('accept')}>Accept {picked}</Button>
          <Button variant="secondary" onClick={() => setAsked('decline')}>
            Decline
          </Button>
        </div>
      )}
      {mayAnswer && (
        <Disclosure title="Ask a question">
          <QuestionForm token={token} />
        </Disclosure>
      )}
      <AskFirst
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={isYes ? 'Accept this estimate?' : 'Decline this estimate?'}
        confirmLabel={isYes ? 'Yes, repair it' : 'Decline'}
        workingLabel="Sending..."
        keepLabel="Not yet"
        act={(call) => {
          const answer = asked ?? 'decline';
          const tier = isYes ? picked : undefined;
          const body = { version, estimateId: estimate.id, answer, tier };
          return call(answerMyEstimate, { ...linkedBy(token), body });
        }}
        onDone={onAnswered}
        onRefused={(failure) => {
          if (!isOutdated(failure)) return false;
          onOutdated(failure);
          return true;
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
