import type { Announcements, Active, Over } from '@dnd-kit/core';

const nameOf = ({ data }: Active | Over): string =>
  (data.current as { name?: string } | undefined)?.name ?? '';

/** What a screen reader says while somebody drags a card. */
export const DRAG_WORDS: Announcements = {
  onDragStart: ({ active }) => `${nameOf(active)} is picked up.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active)} is over ${nameOf(over)}.` : `${nameOf(active)} is over no column.`,
  onDragEnd: ({ active, over }) =>
    over ? `${nameOf(active)} is put into ${nameOf(over)}.` : `${nameOf(active)} is put back.`,
  onDragCancel: ({ active }) => `${nameOf(active)} is put back.`,
};

export const DRAG_HELP =
  'Press space to pick the card up, the arrow keys to go from column to column, space to put it down, and escape to put it back.';
