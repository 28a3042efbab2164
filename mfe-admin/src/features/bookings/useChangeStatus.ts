import { useRef, useState } from 'react';
import { FAILURE_MESSAGES, SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { changeBookingStatus } from '@mcs-repairs/shared/domain/contract/bookings';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import { refusalText } from '../../staff/changedMeanwhile';
import { inTurn } from '../../staff/inTurn';
import { newestVersion, type Answers } from '../../staff/newestVersion';
import { undoUntil } from '../../staff/lateUndo';

/** A message that the list shows beside a row after the server refused a change. */
export type Refusal = { id: string; text: string };

/**
 * Shows a status change at once, and reverts it if the server refuses. After a refusal, the row
 * shows the stored status, and the failure is logged and shown (docs/conformance/readings.md,
 * Failed changes). Changes are sent one after the other. Each change uses the version that the
 * previous change returned, so a member never conflicts with their own change.
 */
export function useChangeStatus() {
  const dispatch = useAppDispatch();
  const shop = useShopData();
  // Queued changes read this ref, because the React state only changes with the next render.
  const waiting = useRef<readonly Hope[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [known, setKnown] = useState<Answers>(new Map());
  const [hopes, setHopes] = useState<readonly Hope[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [undo, setUndo] = useState<{ booking: Booking; until: string } | null>(null);

  function wait(next: readonly Hope[]) {
    waiting.current = next;
    setHopes(next);
  }

  function change(booking: Booking, to: BookingStatus): Promise<void> {
    const hope = { id: booking.id, to };
    setRefusal(null);
    setUndo(null);
    wait([...waiting.current, hope]);
    queue.current = queue.current.then(async () => {
      if (!waiting.current.includes(hope)) return;
      const isDone = await send(booking, to);
      // If the server refuses a change, the later changes of the same booking are not sent.
      wait(waiting.current.filter((other) => (isDone ? other !== hope : other.id !== hope.id)));
    });
    return queue.current;
  }

  async function send(booking: Booking, to: BookingStatus): Promise<boolean> {
    const { id, reference } = booking;
    const result = await inTurn(shop, booking, (version) =>
      shop.call(changeBookingStatus, { params: { id }, body: { to, version } }),
    );
    if (result.ok) {
      setKnown((answers) => new Map(answers).set(id, result.value));
      setUndo({ booking: result.value, until: undoUntil() });
      dispatch(toastShown({ tone: 'success', text: SUCCESS_MESSAGES.updateBooking }));
      return true;
    }
    const { failure } = result;
    console.error(`The status of booking ${reference} was not changed: ${failure.code}`);
    const text = refusalText(failure);
    setRefusal({ id, text });
    dispatch(toastShown({ tone: 'error', text: `${FAILURE_MESSAGES.updateBooking}. ${text}` }));
    return false;
  }

  /**
   * Returns a booking with the changes of this browser and its pending status. When the list
   * contains a newer version, the function returns that version.
   */
  const shown = (booking: Booking): Booking => {
    const hope = hopes.findLast(({ id }) => id === booking.id);
    const kept = newestVersion(booking, known);
    return hope ? { ...kept, status: hope.to } : kept;
  };

  return { change, changing: hopes.length > 0, refusal, undo, shown };
}

type Hope = { id: string; to: BookingStatus };
export type StatusChanges = ReturnType<typeof useChangeStatus>;
