import { changeStage } from '@mcs-repairs/shared/domain/contract/repairs';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useFocusFirst } from '../../form/useFocusFirst';
import type { OpenForm } from '../../form/useOpenForm';
import { refusalText } from '../../staff/changedMeanwhile';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Estimates.module.css';

type AnswerProps = { booking: Booking; form: OpenForm; onClose: () => void };

/** Records the customer's answer when the shop waits for one but sent no estimate. */
export function AnswerWithoutEstimate({ booking, form }: AnswerProps) {
  const part = useFocusFirst<HTMLElement>(form.press);
  const { act, working, failure } = useStaffAction(booking);
  const startRepair = () =>
    act(({ call }, version) =>
      call(changeStage, { params: { id: booking.id }, body: { stage: 'repairing', version } }),
    );
  return (
    <section ref={part} aria-labelledby="answer-title" className={styles.card}>
      <h2 id="answer-title" className={styles.heading}>
        Customer’s answer
      </h2>
      {failure && (
        <Notice tone="danger" live>
          {refusalText(failure)}
        </Notice>
      )}
      <p>
        This booking has no estimate. Start the repair if the customer agreed. If they declined, set
        the stage to Unrepaired.
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="secondary"
          loading={working}
          onClick={() => void startRepair()}
        >
          Start repair
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={working}
          onClick={() => form.open('estimate')}
        >
          Write estimate
        </Button>
      </div>
    </section>
  );
}
