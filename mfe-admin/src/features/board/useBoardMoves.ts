import { useState } from 'react';
import { stageRefusal, statusOfStage } from 'shared/domain/rules/repairStage';
import type { Board } from 'shared/domain/types/bench';
import type { Booking } from 'shared/domain/types/booking';
import type { Failure } from 'shared/domain/types/failure';
import { stageSchema, type Stage } from 'shared/domain/types/stage';
import { useNow } from 'shared/platform/site';
import { isAhead } from '../../form/AskAhead';
import { undoUntil } from '../../staff/UndoNotice';
import { useBookingAct } from '../../staff/useBookingAct';
import type { Grouping } from './columns';

type Hope = { id: string; version: number; change: Partial<Booking> };
type Asked = { booking: Booking; to: Stage };

/** A card is in its new column at once, and back where it was when the shop refuses it. */
export function useBoardMoves({ bookings }: Board, grouping: Grouping) {
  const now = useNow();
  const { act, failure } = useBookingAct();
  const [hopes, setHopes] = useState<readonly Hope[]>([]);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [undo, setUndo] = useState<{ booking: Booking; until: string } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function send(booking: Booking, change: Partial<Booking>) {
    const { id, version } = booking;
    const hope = { id, version, change };
    setHopes((others) => [...others.filter((other) => other.id !== id), hope]);
    const result = await act((staff) =>
      change.stage
        ? staff.changeStage(id, { version, stage: change.stage })
        : staff.correctBooking(id, { version, technicianId: change.technicianId ?? '' }),
    );
    if (result.ok && change.stage) setUndo({ booking: result.value, until: undoUntil() });
    if (!result.ok) setHopes((others) => others.filter((other) => other !== hope));
  }

  function drop(id: string, column: string) {
    setRefusal(null);
    setUndo(null);
    const booking = bookings.find((each) => each.id === id);
    if (!booking) return;
    if (grouping === 'technician') {
      if ((booking.technicianId ?? '') !== column) void send(booking, { technicianId: column });
      return;
    }
    const to = stageSchema.parse(column);
    if (booking.stage === to) return;
    const refused = stageRefusal(booking, to);
    if (refused) setRefusal({ code: 'transition-refused', message: refused });
    else if (statusOfStage(to) === 'completed' && isAhead(booking, now)) setAsked({ booking, to });
    else void send(booking, { stage: to });
  }

  return {
    /** As they are hoped to be, until the shop has told of a newer version. */
    bookings: bookings.map((booking) => {
      const hope = hopes.find(
        ({ id, version }) => id === booking.id && version === booking.version,
      );
      return hope ? { ...booking, ...hope.change } : booking;
    }),
    drop,
    undo,
    failure: refusal ?? failure,
    asked,
    confirm() {
      if (asked) void send(asked.booking, { stage: asked.to });
      setAsked(null);
    },
    giveUp: () => setAsked(null),
  };
}
