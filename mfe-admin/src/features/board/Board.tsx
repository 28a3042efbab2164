import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { useState, type CSSProperties } from 'react';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import { stageRefusal } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { stageSchema } from '@mcs-repairs/shared/domain/types/stage';
import type { Board as BoardData } from '@mcs-repairs/shared/domain/types/repair';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { AskAhead } from '../../form/AskAhead';
import { lateDialog } from '../../form/lateDialog';
import { refusalText } from '../../staff/changedMeanwhile';
import { UndoNotice } from '../../staff/lateUndo';
import { BoardCard } from './BoardCard';
import { BoardColumn } from './BoardColumn';
import { columnOfDrop, columnsOf, widthOf, type Column, type Grouping } from './columns';
import { DRAG_HELP, DRAG_WORDS } from './dragWords';
import { nextColumn } from './nextColumn';
import { useBoardMoves } from './useBoardMoves';
import styles from './Board.module.css';

const MoveDialog = lateDialog(async () => {
  const { MoveDialog } = await import(/* webpackChunkName: "move-device" */ './MoveDialog');
  return MoveDialog;
});

/**
 * Returns the column under the pointer. For a drag with the keyboard, it returns the column at the
 * left edge of the card, because a card is wider than a narrow column.
 */
const columnUnder: CollisionDetection = (drag) => {
  if (drag.pointerCoordinates) {
    const under = pointerWithin(drag);
    return under.length > 0 ? under : rectIntersection(drag);
  }
  const { left, top } = drag.collisionRect;
  return pointerWithin({ ...drag, pointerCoordinates: { x: left, y: top } });
};

/** Only Space picks up a card, because Enter opens the list of columns. */
const KEYS = {
  start: ['Space'],
  cancel: ['Escape'],
  end: ['Space', 'Enter', 'Tab'],
};

/** The widths of the columns. Phones do not use them, because their columns are below each other. */
const templateOf = (columns: readonly Column[]) =>
  ({
    '--columns': columns.map((column) => `var(--${widthOf(column)})`).join(' '),
  }) as CSSProperties;

/** Shows the devices in the shop, grouped by stage or by technician. */
export function Board({ data, grouping }: { data: BoardData; grouping: Grouping }) {
  const { technicians, today } = data;
  const moves = useBoardMoves(data, grouping);
  const [carried, setCarried] = useState<string | null>(null);
  const [movingId, setMoving] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, keyboardCodes: KEYS }),
  );
  const names = new Map(technicians.map(({ id, name }) => [id, name]));
  const moved = moves.bookings.find(({ id }) => id === carried);
  const moving = moves.bookings.find(({ id }) => id === movingId);
  const columns = columnsOf(moves.bookings, technicians, grouping);
  /** Returns the columns to which staff may move the device, without its current column. */
  const placesOf = (booking: Booking) =>
    columns.filter(
      ({ id, bookings }) =>
        !bookings.includes(booking) &&
        (grouping === 'technician' || stageRefusal(booking, stageSchema.parse(id)) === null),
    );

  return (
    <>
      <div className={styles.notice}>
        {moves.undo && (
          <UndoNotice
            key={moves.undo.until}
            booking={moves.undo.booking}
            until={moves.undo.until}
          />
        )}
        {moves.failure && (
          <Notice tone="danger" live title={outcomeOf(moves.failure, 'The device', 'moved')}>
            {refusalText(moves.failure)}
          </Notice>
        )}
      </div>
      <nav aria-label="Columns" className={styles.jumps}>
        {columns.map(({ id, name, bookings }) => (
          <a key={id} href={`#column-${id}`}>
            {name} <span className={styles.count}>{bookings.length}</span>
          </a>
        ))}
      </nav>
      <DndContext
        sensors={sensors}
        collisionDetection={columnUnder}
        accessibility={{
          announcements: DRAG_WORDS,
          screenReaderInstructions: { draggable: DRAG_HELP },
        }}
        onDragStart={({ active }) => setCarried(String(active.id))}
        onDragCancel={() => setCarried(null)}
        onDragEnd={({ active, over }) => {
          setCarried(null);
          if (over) moves.drop(String(active.id), columnOfDrop(String(over.id)));
        }}
      >
        <div
          className={styles.board}
          role="group"
          aria-label="Board"
          data-carrying={carried !== null || undefined}
          style={templateOf(columns)}
        >
          {columns.map((column) => (
            <BoardColumn key={column.id} column={column}>
              {column.bookings.map((booking) => (
                <BoardCard
                  key={booking.id}
                  booking={booking}
                  column={column.id}
                  today={today}
                  onMove={() => setMoving(booking.id)}
                  technician={
                    grouping === 'stage' ? names.get(booking.technicianId ?? '') : undefined
                  }
                />
              ))}
            </BoardColumn>
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {moved && (
            <div className={styles.card} data-carried>
              <span className={styles.device}>{moved.deviceModel}</span>
              <p className={styles.second}>{moved.customerName}</p>
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {moving && (
        <MoveDialog
          booking={moving}
          columns={placesOf(moving)}
          onMove={(column) => {
            setMoving(null);
            moves.drop(moving.id, column);
          }}
          onClose={() => setMoving(null)}
        />
      )}
      {moves.asked && (
        <AskAhead booking={moves.asked.booking} onConfirm={moves.confirm} onClose={moves.giveUp} />
      )}
    </>
  );
}
