import type { AuditEntry } from '@mcs-repairs/shared/domain/types/booking';
import { isUndo } from '../repairs/undoChange';

export const MOVED = 'Moved from ';

export type TimelineEntry = Pick<AuditEntry, 'at' | 'to' | 'stage'>;

/**
 * Returns the history of a booking for its customer, oldest first: changes of status, stage and
 * time. Leaves out changed details and undone changes.
 */
export function timelineOf(audit: readonly AuditEntry[]): TimelineEntry[] {
  const kept: AuditEntry[] = [];
  for (const entry of audit) {
    const last = kept.at(-1);
    if (isUndo(entry.note)) kept.pop();
    else if (!last || isStep(entry, last)) kept.push(entry);
  }
  return kept.map(({ at, to, stage }) => ({ at, to, stage }));
}

const isStep = (entry: AuditEntry, last: AuditEntry) =>
  entry.to !== last.to ||
  (entry.stage !== undefined && entry.stage !== last.stage) ||
  entry.note?.startsWith(MOVED) === true;
