import { useEffect, useState } from 'react';
import { undoChange } from '@mcs-repairs/shared/domain/contract/repairs';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from './useStaffAction';

/** The id of a booking or a request, and its version after the change. */
type Changed = Pick<Booking, 'id' | 'version'>;

type UndoNoticeProps = {
  booking: Changed;
  until: string;
  /**
   * The change to undo. By default, it is a change of status or stage about which the customer got
   * no message yet.
   */
  of?: {
    title: string;
    what: 'booking' | 'request';
    undo: (shop: OperationsPort, version: number) => Promise<Result<Changed>>;
  };
};

/**
 * Returns the time until which the page offers an undo. It is slightly earlier than the limit of
 * the server, because the request also takes time.
 */
export const undoUntil = () => new Date(Date.now() + UNDO_MS - 1500).toISOString();

/**
 * Offers to undo the member's own change for half a minute. The customer gets the message only
 * after that.
 */
export function UndoNotice({ booking: { id, version }, until, of }: UndoNoticeProps) {
  const { act, working, failure } = useStaffAction({ id, version });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;

  async function undo() {
    const result = await act<Changed>(
      (shop, newest) =>
        of ? of.undo(shop, newest) : shop.call(undoChange, { params: { id }, body: { version } }),
      'The change was undone.',
    );
    if (result.ok) setOver(true);
  }

  return (
    <Notice
      tone="info"
      title={
        failure
          ? 'The change was not undone'
          : (of?.title ?? 'The change was saved. The customer has not been notified yet.')
      }
      live
      action={
        <Button variant="secondary" size="small" loading={working} onClick={() => void undo()}>
          Undo change to {of?.what ?? 'booking'}
        </Button>
      }
    >
      {failure?.message ?? 'You can undo the change for 30 seconds.'}
    </Notice>
  );
}
