import { useEffect, useState } from 'react';
import { undoChange } from '@mcs-repairs/shared/domain/contract/repairs';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from './useStaffAction';

type UndoNoticeProps = { booking: Pick<Booking, 'id' | 'version'>; until: string };

/** Until when a change of this moment can be taken back; a little less than the shop allows, for the way there. */
export const undoUntil = () => new Date(Date.now() + UNDO_MS - 1500).toISOString();

/** Half a minute to take one's own change back, before the customer is written to. */
export function UndoNotice({ booking: { id, version }, until }: UndoNoticeProps) {
  const { act, working, failure } = useStaffAction({ id, version });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;

  async function undo() {
    const result = await act(
      ({ call }) => call(undoChange, { params: { id }, body: { version } }),
      'Taken back.',
    );
    if (result.ok) setOver(true);
  }

  return (
    <Notice
      tone="info"
      title={failure ? 'It was not taken back' : 'Changed. The customer is not written to yet.'}
      live
      action={
        <Button variant="secondary" size="small" loading={working} onClick={() => void undo()}>
          Undo
        </Button>
      }
    >
      {failure?.message ?? 'For half a minute you can take it back.'}
    </Notice>
  );
}
