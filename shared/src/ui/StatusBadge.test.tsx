/** @jest-environment ./tools/jest-environment.cjs */
import { render, screen } from '@testing-library/react';
import { BOOKING_STATUSES } from '../domain/types/booking';
import { StatusBadge } from './StatusBadge';

// In section 4 of the specification, the text of `in_progress` is "in progress".
test('every booking status is shown in words', () => {
  render(
    <ul>
      {BOOKING_STATUSES.map((status) => (
        <li key={status}>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Pending',
    'Confirmed',
    'In progress',
    'Completed',
    'Cancelled',
  ]);
});
