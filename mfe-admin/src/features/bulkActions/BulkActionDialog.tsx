import { useState } from 'react';
import { useNow } from '@mcs-repairs/shared/platform/site';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Refusal } from '../../form/Refusal';
import { BulkCriteria } from './BulkCriteria';
import { selectionOf, startBulkForm, type BulkForm } from './bulkForm';
import { BulkResult } from './BulkResult';
import { BulkTargets } from './BulkTargets';
import { useBulkAction } from './useBulkAction';
import styles from './BulkAction.module.css';

type BulkActionDialogProps = {
  /**
   * The booking that provides the initial criteria. Null: the criteria start with the last 24
   * hours.
   */
  booking: Booking | null;
  onClose: () => void;
};

/**
 * The dialog for a bulk action after a flood of spam bookings. It shows a preview, asks for
 * confirmation, shows the result, and offers an undo.
 */
export function BulkActionDialog({ booking, onClose }: BulkActionDialogProps) {
  const now = useNow();
  const [form, setForm] = useState(() => startBulkForm(booking, now));
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const sweep = useBulkAction();
  const { preview, progress, report, failure } = sweep;
  const selection = selectionOf(form, booking);
  const targets = preview?.bookings.filter(({ id }) => !spared.has(id)) ?? [];

  function change(next: BulkForm) {
    setForm(next);
    setSpared(new Set());
    sweep.lookAgain();
  }
  function spare(id: string, isSpared: boolean) {
    const others = [...spared].filter((other) => other !== id);
    setSpared(new Set(isSpared ? [...others, id] : others));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !progress && onClose()}
      size="large"
      keepOnOutsidePress
      title={booking ? 'Cancel similar bookings' : 'Cancel many bookings'}
      description={
        booking
          ? `Bookings similar to ${booking.customerName}, ${booking.reference}`
          : 'The customers get no emails.'
      }
      footer={
        report ? (
          <>
            {report.action !== 'reopen' && report.outcome.changed.length > 0 && (
              <Button
                variant="secondary"
                loading={progress !== null}
                onClick={() => void sweep.sweep('reopen', report.outcome.changed)}
              >
                Reopen these bookings
              </Button>
            )}
            <Button disabled={progress !== null} onClick={onClose}>
              Close result
            </Button>
          </>
        ) : (
          <>
            <Button
              variant={preview ? 'secondary' : 'primary'}
              disabled={!selection || progress !== null}
              loading={sweep.looking}
              onClick={() => selection && void sweep.look(selection)}
            >
              {preview ? 'Find bookings again' : 'Find bookings'}
            </Button>
            {preview && (
              <Button
                disabled={targets.length === 0}
                loading={progress !== null}
                onClick={() => void sweep.sweep(form.action, targets)}
              >
                {form.action === 'spam'
                  ? `Mark ${bookings(targets.length)} as spam`
                  : `Cancel ${bookings(targets.length)}`}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.sweep}>
        <Refusal refusal={failure} />
        {progress && (
          <p role="status" className={styles.sum}>
            {progress.done} of {progress.of} done
          </p>
        )}
        {report && <BulkResult report={report} />}
        {!report && <BulkCriteria form={form} booking={booking} onChange={change} />}
        {!report && preview && <BulkTargets preview={preview} spared={spared} onSpare={spare} />}
      </div>
    </Dialog>
  );
}

const bookings = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);
