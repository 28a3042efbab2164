import { useDroppable } from '@dnd-kit/core';
import { useId, type ReactNode } from 'react';
import { dropId, isFolded, type Column } from './columns';
import styles from './Board.module.css';

type BoardColumnProps = { column: Column; children: ReactNode };

export function BoardColumn({ column, children }: BoardColumnProps) {
  const { id, name, bookings } = column;
  const headingId = useId();
  const { setNodeRef, isOver } = useDroppable({ id: dropId(id), data: { name } });
  return (
    <section
      ref={setNodeRef}
      id={`column-${id}`}
      aria-labelledby={headingId}
      className={styles.column}
      data-folded={isFolded(column) || undefined}
      data-over={isOver || undefined}
    >
      <h2 id={headingId} className={styles.heading}>
        {name} <span className={styles.count}>{bookings.length}</span>
      </h2>
      {bookings.length > 0 && <ul className={styles.cards}>{children}</ul>}
    </section>
  );
}
