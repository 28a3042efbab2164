import { useState } from 'react';
import type { BookingDecision, PromiseDecision } from '@mcs-repairs/shared/domain/types/schedule';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useKeptEdits } from '../../form/keptText';
import { useAskedClose } from '../../form/useAskedClose';
import { useSendsEmails } from '../../staff/isReached';
import { CallNotice } from './CallNotice';
import { DecisionLine } from './DecisionLine';
import { PromiseLine } from './PromiseLine';
import type { ScheduleChanger } from './useScheduleChange';
import styles from './Schedule.module.css';

const FOR_ALL: readonly { value: BookingDecision; label: string }[] = [
  { value: 'move', label: 'Offer other times to all' },
  { value: 'keep', label: 'Keep all bookings' },
  { value: 'cancel', label: 'Cancel all bookings' },
];

/**
 * Lists the bookings that a new schedule affects. The owner decides about each booking before the
 * schedule applies.
 */
export function DecideDialog({ changer }: { changer: ScheduleChanger }) {
  const { proposal, failure, busy } = changer;
  const sendsEmails = useSendsEmails();
  const [decisions, setDecisions] = useState<Record<string, BookingDecision>>({});
  const [promises, setPromises] = useState<Record<string, PromiseDecision>>({});
  const { values, change, settle, ...edited } = useKeptEdits({ message: '' }, 'decisions');
  const { message } = values;
  const isEdited = edited.isEdited || Object.keys({ ...decisions, ...promises }).length > 0;
  const close = useAskedClose({ isEdited, settle }, changer.withdraw);
  if (!proposal) return null;
  const { changes, touched, promised } = proposal.preview;
  const open =
    touched.filter(({ id }) => !decisions[id]).length +
    promised.filter(({ id }) => !promises[id]).length;
  const isMailed = [...Object.values(decisions), ...Object.values(promises)].some(
    (decision) => decision !== 'keep',
  );

  function decideAll(decision: BookingDecision) {
    // If a booking of a customer without an email address is rescheduled, the shop has to call the
    // customer. So such bookings need a separate decision.
    const reachable = touched.filter(({ hasEmail }) => decision !== 'move' || hasEmail);
    setDecisions({
      ...decisions,
      ...Object.fromEntries(reachable.map(({ id }) => [id, decision])),
    });
  }

  function withdraw() {
    settle();
    changer.withdraw();
  }

  async function count() {
    const decided = touched.map(({ id, version }) => ({
      id,
      version,
      decision: decisions[id] ?? 'keep',
    }));
    const ofDevices = promised.map(({ id, version }) => ({
      id,
      version,
      decision: promises[id] ?? 'keep',
    }));
    if (await changer.decide({ decisions: decided, promises: ofDevices, message })) settle();
  }

  return (
    <Dialog
      open
      size="large"
      keepOnOutsidePress
      onOpenChange={(isOpen) => !isOpen && !busy && close()}
      title={titleOf(touched.length, promised.length)}
      description={changes.join('. ')}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={withdraw}>
            Keep current opening hours
          </Button>
          <Button disabled={open > 0} loading={busy} onClick={() => void count()}>
            {open > 0
              ? `${open} ${open === 1 ? 'decision' : 'decisions'} left`
              : 'Apply new opening hours'}
          </Button>
        </>
      }
    >
      <div className={styles.decide}>
        <Refusal refusal={failure} />
        <CallNotice preview={proposal.preview} />
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
        {promised.length > 0 && (
          <section aria-label="Devices with a promised day">
            <h3 className={styles.promised}>Devices promised for these days</h3>
            <ul className={styles.touched}>
              {promised.map((device) => (
                <PromiseLine
                  key={device.id}
                  device={device}
                  decision={promises[device.id]}
                  onDecide={(decision) => setPromises({ ...promises, [device.id]: decision })}
                />
              ))}
            </ul>
          </section>
        )}
        {isMailed && sendsEmails && (
          <Field
            label="Message"
            optional
            hint="Customers whose booking or promised day changes get this text by email, below the reason for closing."
          >
            <TextArea
              rows={3}
              value={message}
              maxLength={1000}
              onChange={({ target }) => change('message', target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

function titleOf(touched: number, promised: number): string {
  const counted = [
    touched > 0 && `${touched} ${touched === 1 ? 'booking' : 'bookings'}`,
    promised > 0 && `${promised} promised ${promised === 1 ? 'device' : 'devices'}`,
  ].filter(Boolean);
  return `This affects ${counted.join(' and ') || 'no bookings'}`;
}
