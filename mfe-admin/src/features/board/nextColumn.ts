import { dropId } from './columns';
import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** The distance in pixels between the edge of a column and its cards. */
const INSET = 5;

/**
 * Makes an arrow key move a card by a whole column. By default, it moves the card by a few pixels.
 */
export const nextColumn: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  if (step === undefined) return;
  event.preventDefault();
  const { droppableRects, droppableContainers, over, active } = context;
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? { id, rect } : [];
    })
    .sort((a, b) => a.rect.left - b.rect.left);
  const begun = active?.data.current as { column?: string } | undefined;
  const now = over?.id ?? dropId(begun?.column ?? '');
  const next = columns[columns.findIndex(({ id }) => id === now) + step];
  return next && { x: next.rect.left + INSET, y: next.rect.top + INSET };
};
