import { useState } from 'react';
import type { BookingDecision } from 'shared/domain/types/schedule';
import { Button } from 'shared/ui/Button';
import { Dialog } from 'shared/ui/Dialog';
import { Field } from 'shared/ui/Field';
import { TextArea } from 'shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { DecisionLine } from './DecisionLine';
import type { ScheduleChanger } from './useScheduleChange';
import styles from './Schedule.module.css';

const FOR_ALL: readonly { value: BookingDecision; label: string }[] = [
  { value: 'move', label: 'Offer all other times' },
  { value: 'keep', label: 'Keep all' },
  { value: 'cancel', label: 'Cancel all' },
];

/** Before it counts: the bookings that it touches, and what becomes of each. */
export function DecideDialog({ changer }: { changer: ScheduleChanger }) {
  const { proposal, failure, busy } = changer;
  const [decisions, setDecisions] = useState<Record<string, BookingDecision>>({});
  const [message, setMessage] = useState('');
  if (!proposal) return null;
  const { changes, touched } = proposal.preview;
  const open = touched.filter(({ id }) => !decisions[id]).length;
  const isMailed = Object.values(decisions).some((decision) => decision !== 'keep');

  function decideAll(decision: BookingDecision) {
    // Whom no mail reaches is called: that stays a decision of its own.
    const reachable = touched.filter(({ hasEmail }) => decision !== 'move' || hasEmail);
    setDecisions({
      ...decisions,
      ...Object.fromEntries(reachable.map(({ id }) => [id, decision])),
    });
  }

  function count() {
    const decided = touched.map(({ id, version }) => ({
      id,
      version,
      decision: decisions[id] ?? 'keep',
    }));
    void changer.decide(decided, message);
  }

  return (
    <Dialog
      open
      size="large"
      keepOnOutsidePress
      onOpenChange={(isOpen) => !isOpen && !busy && changer.withdraw()}
      title={titleOf(touched.length)}
      description={changes.join('. ')}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={changer.withdraw}>
            Change nothing
          </Button>
          <Button disabled={open > 0} loading={busy} onClick={count}>
            {open > 0 ? `${open} to decide` : 'Make it count'}
          </Button>
        </>
      }
    >
      <div className={styles.decide}>
        <Refusal refusal={failure} />
        {touched.length > 1 && (
          <div className={styles.all}>
            {FOR_ALL.map(({ value, label }) => (
              <Button key={value} variant="secondary" size="small" onClick={() => decideAll(value)}>
                {label}
              </Button>
            ))}
          </div>
        )}
        <ul className={styles.touched}>
          {touched.map((booking) => (
            <DecisionLine
              key={booking.id}
              booking={booking}
              decision={decisions[booking.id]}
              onDecide={(decision) => setDecisions({ ...decisions, [booking.id]: decision })}
            />
          ))}
        </ul>
        {isMailed && (
          <Field
            label="Message"
            optional
            hint="Stands in the mail to everybody who is offered other times or cancelled."
          >
            <TextArea
              rows={3}
              value={message}
              maxLength={1000}
              onChange={({ target }) => setMessage(target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

const titleOf = (touched: number) =>
  touched === 0
    ? 'This touches no booking'
    : `This touches ${touched} ${touched === 1 ? 'booking' : 'bookings'}`;
