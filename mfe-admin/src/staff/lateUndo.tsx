import { useCallback, useState } from 'react';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import { late } from '@mcs-repairs/shared/platform/site';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import type { UndoNoticeProps } from './UndoNotice';

/**
 * Returns the time until which the page offers an undo. It is slightly earlier than the limit of
 * the server, because the request also takes time.
 */
export const undoUntil = () => new Date(Date.now() + UNDO_MS - 1500).toISOString();

/** Names changes of fields for the notice, such as `Shelf changed to B4. Labels removed`. */
export const changeWords = <Name extends string>(
  names: readonly Name[],
  labels: Record<Name, string>,
  values: Record<Name, string>,
) =>
  names
    .map((name) => `${labels[name]} ${values[name] ? `changed to ${values[name]}` : 'removed'}`)
    .join('. ');

const Part = late<UndoNoticeProps>(async () => {
  const { UndoNotice } = await import(/* webpackChunkName: "undo-notice" */ './UndoNotice');
  return UndoNotice;
});

/**
 * Offers an undo. Its code loads after the first change. If the code fails to load, the notice says
 * that the change was saved.
 */
export function UndoNotice(props: UndoNoticeProps) {
  const [isMissing, setMissing] = useState(false);
  const miss = useCallback(() => setMissing(true), []);
  if (isMissing) {
    return (
      <Notice tone="warning" live title="The change was saved">
        The button to undo it could not be loaded.
      </Notice>
    );
  }
  return <Part {...props} onMissing={miss} />;
}
