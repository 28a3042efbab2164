import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import type { Column } from '../../list/DataTable';
import styles from './BookingTable.module.css';

/** The ids of the selected bookings. */
export type Chosen = ReadonlySet<string>;
export type Choose = (ids: readonly string[], isChosen: boolean) => void;

/** The column with the checkboxes. It is the first column while a member selects bookings. */
export const selectColumn = (chosen: Chosen, choose: Choose): Column<Booking> => ({
  id: 'select',
  name: 'Select',
  className: styles.select,
  cell: ({ id, customerName, reference }) => (
    <Checkbox
      label={<VisuallyHidden>{`Select ${customerName}, ${reference}`}</VisuallyHidden>}
      checked={chosen.has(id)}
      onChange={({ target }) => choose([id], target.checked)}
    />
  ),
});
