/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { AdminSite } from '../../testing/AdminSite';
import { aBooking, fakeShop } from '../../testing/fakeShop';
import { useBoardMoves } from './useBoardMoves';

afterEach(cleanup);

const there = aBooking('1', { status: 'in_progress', stage: 'received', version: 4 });
function Moves() {
  const data = { bookings: [there], technicians: [], today: '2026-11-23' };
  const moves = useBoardMoves(data, 'stage');
  return (
    <>
      <p>{moves.bookings[0]?.stage}</p>
      {['received', 'diagnosing', 'repairing'].map((stage) => (
        <button key={stage} type="button" onClick={() => moves.drop('1', stage)}>
          to {stage}
        </button>
      ))}
    </>
  );
}

function open(answers: readonly Result<Booking>[]) {
  const given = [...answers];
  const changeStage = jest.fn(async (_sent: { body: { version: number; stage: string } }) => {
    const next = given.shift();
    if (!next) throw new Error('Not expected');
    return next;
  });
  render(<AdminSite page={Moves} shop={fakeShop({ operations: { changeStage } })} />);
  return changeStage;
}
const at = (version: number, stage: Booking['stage']): Result<Booking> => ({
  ok: true,
  value: { ...there, version, stage },
});
const drop = (stage: string) => fireEvent.click(screen.getByText(`to ${stage}`));
const shows = (stage: string) => waitFor(() => expect(screen.getByText(stage)).toBeTruthy());

it('a second move uses the version that the first one returned', async () => {
  const changeStage = open([at(5, 'diagnosing'), at(6, 'received')]);
  await shows('received');
  drop('diagnosing');
  await shows('diagnosing');
  // The list is outdated and still shows the card in this column. The hook must send the second
  // move nevertheless.
  drop('received');
  await shows('received');
  await waitFor(() => expect(changeStage).toHaveBeenCalledTimes(2));
  expect(changeStage.mock.calls.map(([{ body }]) => body)).toEqual([
    { version: 4, stage: 'diagnosing' },
    { version: 5, stage: 'received' },
  ]);
});

it('a refused move reverts the moves that followed it', async () => {
  const failure = { code: 'stale-version', message: 'Changed meanwhile' } as const;
  const changeStage = open([{ ok: false, failure }]);
  await shows('received');
  drop('diagnosing');
  drop('repairing');
  await shows('received');
  expect(changeStage).toHaveBeenCalledTimes(1);
});
