import { useEffect, useRef, useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import { changeBookingStatus } from '@mcs-repairs/shared/domain/contract/bookings';
import { correctBooking, readBoard } from '@mcs-repairs/shared/domain/contract/repairs';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { useShopCapabilities, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { ConfirmDialog } from '../../form/lateDialog';
import { refusalText } from '../../staff/changedMeanwhile';
import { isReached, PLEASE_CALL } from '../../staff/isReached';
import { inTurn } from '../../staff/inTurn';
import { useStaffAction } from '../../staff/useStaffAction';
import type { Choose, Chosen } from './selectColumn';
import styles from './SelectionBar.module.css';

const boards = answersOf(readBoard);

type Change = (shop: OperationsPort, booking: Booking, version: number) => Promise<Result<unknown>>;
type Outcome = { done: number; refused: readonly { booking: Booking; text: string }[] };

const NOBODY_CHOSEN = 'choose';

const counted = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);
const brought =
  (to: 'confirmed' | 'cancelled'): Change =>
  ({ call }, { id }, version) =>
    call(changeBookingStatus, { params: { id }, body: { to, version } });
const assigned =
  (technicianId: string): Change =>
  ({ call }, { id }, version) =>
    call(correctBooking, { params: { id }, body: { technicianId, version } });

/** Says for how many bookings a message about the cancellation is sent. */
function messageWords(count: number, toCall: number): string {
  if (toCall === 0) return 'Each customer gets a message.';
  if (count === 1) return PLEASE_CALL;
  const which = toCall === count ? 'these bookings' : `${toCall} of these ${count} bookings`;
  return `The site sends no message for ${which}: please call.`;
}

type SelectionBarProps = {
  /** The bookings on the current page. A change affects only these bookings. */
  bookings: readonly Booking[];
  chosen: Chosen;
  onChoose: Choose;
  onClose: () => void;
};

/**
 * Changes the selected bookings one after the other. Then it says which bookings the server
 * refused, and why.
 */
export function SelectionBar({ bookings, chosen, onChoose, onClose }: SelectionBarProps) {
  const can = useShopCapabilities();
  const profile = useShopProfile();
  const { act, working, failure } = useStaffAction();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [cancelling, setCancelling] = useState(false);
  /**
   * The chosen technician. Arrow keys change this value with each name, so only the button assigns
   * the technician.
   */
  const [technicianId, setTechnicianId] = useState(NOBODY_CHOSEN);
  /**
   * The current selection. It is a ref, because a member may unselect a booking while a change
   * runs.
   */
  const newest = useRef(chosen);
  useEffect(() => {
    newest.current = chosen;
  });
  const board = boards.useQuery({}, { skip: !can.bench });
  const selected = bookings.filter(({ id }) => chosen.has(id));
  const what = counted(selected.length);
  const toCall = selected.filter((booking) => !isReached(booking, profile)).length;
  const isIdle = selected.length === 0 || working;
  const technician = board.data?.technicians.find(({ id }) => id === technicianId)?.name;
  const assignLabel =
    technicianId === ''
      ? `Remove technician from ${what}`
      : `Assign ${what} to ${technician ?? 'technician'}`;

  async function change(each: Change) {
    setCancelling(false);
    setOutcome(null);
    const refused: { booking: Booking; text: string }[] = [];
    let done = 0;
    const result = await act(async (shop) => {
      for (const booking of selected) {
        if (!newest.current.has(booking.id)) continue;
        const answer = await inTurn(shop, booking, (version) => each(shop, booking, version));
        if (answer.ok) {
          done += 1;
          onChoose([booking.id], false);
        } else if (answer.failure.code === 'signed-out') return answer;
        else refused.push({ booking, text: refusalText(answer.failure) });
      }
      return { ok: true, value: null };
    });
    setTechnicianId(NOBODY_CHOSEN);
    if (result.ok) setOutcome({ done, refused });
  }

  return (
    <>
      <div role="group" aria-label="Selected bookings" className={styles.bar}>
        <Checkbox
          label="Select all bookings on this page"
          checked={bookings.length > 0 && selected.length === bookings.length}
          disabled={working}
          onChange={({ target }) =>
            onChoose(
              bookings.map(({ id }) => id),
              target.checked,
            )
          }
        />
        <span role="status" className={styles.count}>
          {selected.length > 0 && `${selected.length} selected`}
        </span>
        <span className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            disabled={isIdle}
            onClick={() => void change(brought('confirmed'))}
          >
            Confirm {what}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={isIdle}
            onClick={() => setCancelling(true)}
          >
            Cancel {what} …
          </Button>
          {can.bench && (
            <>
              <SelectInput
                aria-label={`Technician of ${what}`}
                value={technicianId}
                disabled={isIdle}
                className={styles.technician}
                onChange={({ target }) => setTechnicianId(target.value)}
              >
                <option value={NOBODY_CHOSEN} disabled>
                  Choose technician
                </option>
                <option value="">Unassigned</option>
                {board.data?.technicians.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectInput>
              <Button
                variant="secondary"
                size="small"
                disabled={isIdle || technicianId === NOBODY_CHOSEN}
                onClick={() => void change(assigned(technicianId))}
              >
                {assignLabel}
              </Button>
            </>
          )}
          <Button variant="quiet" size="small" disabled={working} onClick={onClose}>
            Stop selecting bookings
          </Button>
        </span>
      </div>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {outcome && <OutcomeNotice {...outcome} />}
      {cancelling && (
        <ConfirmDialog
          title={`Cancel ${what}?`}
          confirmLabel={`Cancel ${what}`}
          keepLabel={selected.length === 1 ? 'Keep booking' : 'Keep bookings'}
          working={working}
          onConfirm={() => void change(brought('cancelled'))}
          onClose={() => setCancelling(false)}
        >
          {messageWords(selected.length, toCall)}
        </ConfirmDialog>
      )}
    </>
  );
}

function OutcomeNotice({ done, refused }: Outcome) {
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button may be disabled now. A disabled button loses focus, so the notice gets it.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice
        tone={refused.length > 0 ? 'warning' : 'success'}
        live
        title={`${done === 1 ? '1 booking was' : `${done} bookings were`} changed`}
      >
        {refused.length > 0 && (
          <ul aria-label="Not changed" className={styles.refused}>
            {refused.map(({ booking: { id, customerName, reference }, text }) => (
              <li key={id}>
                {customerName}, {reference}: {text}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
