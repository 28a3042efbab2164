import { useRef, useState } from 'react';
import { changeStage, correctBooking } from '@mcs-repairs/shared/domain/contract/repairs';
import { stageRefusal, statusOfStage } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Board } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { stageSchema, type Stage } from '@mcs-repairs/shared/domain/types/stage';
import { useNow, useShopData } from '@mcs-repairs/shared/platform/site';
import { completesAhead } from '../../form/AskAhead';
import { inTurn } from '../../staff/inTurn';
import { newestVersion, type Answers } from '../../staff/newestVersion';
import { undoUntil } from '../../staff/lateUndo';
import { useStaffAction } from '../../staff/useStaffAction';
import type { Grouping } from './columns';

type Hope = { id: string; change: Pick<Partial<Booking>, 'stage' | 'status' | 'technicianId'> };
type Asked = { booking: Booking; to: Stage };

/**
 * Shows a card in its new column at once, and moves the card back if the server refuses. Moves are
 * sent one after the other. Each move uses the version that the previous move returned.
 */
export function useBoardMoves({ bookings }: Board, grouping: Grouping) {
  const now = useNow();
  const shop = useShopData();
  const { act, failure } = useStaffAction();
  // Queued moves read this ref, because the React state only changes with the next render.
  const waiting = useRef<readonly Hope[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [known, setKnown] = useState<Answers>(new Map());
  const [hopes, setHopes] = useState<readonly Hope[]>([]);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [undo, setUndo] = useState<{ booking: Booking; until: string } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  function wait(next: readonly Hope[]) {
    waiting.current = next;
    setHopes(next);
  }

  function move(booking: Booking, change: Hope['change']) {
    const hope = { id: booking.id, change };
    wait([...waiting.current, hope]);
    queue.current = queue.current.then(async () => {
      if (!waiting.current.includes(hope)) return;
      const isDone = await send(booking, change);
      // If the server refuses a move, the later moves of the same card are not sent.
      wait(waiting.current.filter((other) => (isDone ? other !== hope : other.id !== hope.id)));
    });
  }

  async function send(booking: Booking, { stage, technicianId }: Hope['change']) {
    const { id } = booking;
    const result = await act<Booking>(({ call }) =>
      inTurn(shop, booking, (version) =>
        stage
          ? call(changeStage, { params: { id }, body: { version, stage } })
          : call(correctBooking, {
              params: { id },
              body: { version, technicianId: technicianId ?? '' },
            }),
      ),
    );
    if (!result.ok) return false;
    setKnown((answers) => new Map(answers).set(id, result.value));
    if (stage) setUndo({ booking: result.value, until: undoUntil() });
    return true;
  }

  const shown = bookings.map((booking) =>
    hopes
      .filter(({ id }) => id === booking.id)
      .reduce((hoped, { change }) => ({ ...hoped, ...change }), newestVersion(booking, known)),
  );

  function drop(id: string, column: string) {
    setRefusal(null);
    setUndo(null);
    const booking = shown.find((each) => each.id === id);
    if (!booking) return;
    if (grouping === 'technician') {
      if ((booking.technicianId ?? '') !== column) move(booking, { technicianId: column });
      return;
    }
    const to = stageSchema.parse(column);
    if (booking.stage === to) return;
    const refused = stageRefusal(booking, to);
    if (refused) setRefusal({ code: 'transition-refused', message: refused });
    else if (completesAhead(booking, to, now)) setAsked({ booking, to });
    else move(booking, hopeOf(to));
  }

  return {
    /**
     * The bookings as the board shows them. They include the moves of this browser until the list
     * contains newer versions.
     */
    bookings: shown,
    drop,
    undo,
    failure: refusal ?? failure,
    asked,
    confirm() {
      if (asked) move(asked.booking, hopeOf(asked.to));
      setAsked(null);
    },
    giveUp: () => setAsked(null),
  };
}

const hopeOf = (stage: Stage): Hope['change'] => ({ stage, status: statusOfStage(stage) });
