import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import type { Column } from './columns';
import styles from './Board.module.css';

type MoveDialogProps = {
  booking: Booking;
  columns: readonly Column[];
  onMove: (column: string) => void;
  onClose: () => void;
};

/** Lists the columns to which staff can move a device. */
export function MoveDialog({ booking, columns, onMove, onClose }: MoveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Move device"
      description={`${booking.deviceModel} of ${booking.customerName}, ${booking.reference}`}
    >
      <div className={styles.cards}>
        {columns.map(({ id, name }) => (
          <Button key={id} variant="secondary" full onClick={() => onMove(id)}>
            Move to {name}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
