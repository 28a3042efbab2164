import { useRef, useState } from 'react';
import { FAILURE_MESSAGES, SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { changeBookingStatus } from '@mcs-repairs/shared/domain/contract/bookings';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Booking, BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import { refusalText } from '../../staff/changedMeanwhile';
import { inTurn } from '../../staff/inTurn';
import { newestVersion, type Answers } from '../../staff/newestVersion';
import { undoUntil } from '../../staff/UndoNotice';

/** What a refused change left to say, beside its row. */
export type Refusal = { id: string; text: string };

/**
 * Changes a status at once on the screen and takes it back when the shop refuses: then the row shows what is kept, and
 * the refusal is logged and told (decision 21). Changes of one person wait for each other, and each starts from the
 * version that the one before it gave: nobody is in conflict with themselves, however late the list is.
 */
export function useChangeStatus() {
  const dispatch = useAppDispatch();
  const shop = useShopData();
  // The ref is what the next change reads, the state is what the screen shows of it.
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
      // What was built on a refused change falls with it.
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

  /** As this desk left it until the list holds a newer version, and with the status that is hoped for. */
  const shown = (booking: Booking): Booking => {
    const hope = hopes.findLast(({ id }) => id === booking.id);
    const kept = newestVersion(booking, known);
    return hope ? { ...kept, status: hope.to } : kept;
  };

  return { change, changing: hopes.length > 0, refusal, undo, shown };
}

type Hope = { id: string; to: BookingStatus };
export type StatusChanges = ReturnType<typeof useChangeStatus>;
