import type { Announcements, Active, Over } from '@dnd-kit/core';

const nameOf = ({ data }: Active | Over): string =>
  (data.current as { name?: string } | undefined)?.name ?? '';

/** Screen readers announce these texts while somebody drags a card. */
export const DRAG_WORDS: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active)} is picked up.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active)} is over ${nameOf(over)}.` : `${nameOf(active)} is not over a column.`,
  onDragEnd: ({ active, over }) =>
    over ? `${nameOf(active)} was moved to ${nameOf(over)}.` : `${nameOf(active)} was put back.`,
  onDragCancel: ({ active }) => `${nameOf(active)} was put back.`,
};

export const DRAG_HELP =
  'Press Enter to choose a column from a list. Or press Space to pick up the card, the arrow keys to change the column, Space to drop it, and Escape to cancel.';
