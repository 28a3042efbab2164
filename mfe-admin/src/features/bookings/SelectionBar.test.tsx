/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminSite } from '../../testing/AdminSite';
import { aBooking, answered, fakeShop, SITA } from '../../testing/fakeShop';
import { SelectionBar } from './SelectionBar';

afterEach(cleanup);

const known = aBooking('1');
const unknown = aBooking('2', { customerEmail: '' });
const alsoUnknown = aBooking('3', { customerEmail: '' });

test.each([
  ['Each customer gets a message.', [known]],
  ['This customer gets no messages from the site: please call.', [unknown]],
  ['The site sends no message for 1 of these 2 bookings: please call.', [known, unknown]],
  ['The site sends no message for these bookings: please call.', [unknown, alsoUnknown]],
])('before bookings are cancelled, staff read "%s"', async (words, bookings) => {
  const chosen = new Set(bookings.map(({ id }) => id));
  const Page = () => (
    <SelectionBar bookings={bookings} chosen={chosen} onChoose={() => {}} onClose={() => {}} />
  );
  const operations = { readSession: answered({ staff: { ...SITA, role: 'owner' as const } }) };
  render(<AdminSite page={Page} shop={fakeShop({ operations })} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }), { delay: null });
  expect((await screen.findByRole('dialog')).textContent).toContain(words);
});
