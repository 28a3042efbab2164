/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Report } from '@mcs-repairs/shared/domain/types/report';
import { reportCsv } from '../features/reports/reportCsv';
import { accessibilityFaults } from '../testing/accessibility';
import { AdminSite } from '../testing/AdminSite';
import { answered, fakeShop, refused, SITA } from '../testing/fakeShop';
import { Component as ReportsPage } from './ReportsPage';

afterEach(cleanup);

const REPORT: Report = {
  from: '2026-11-22',
  to: '2026-11-28',
  at: '2026-11-23T10:00:00Z',
  visits: 3,
  byDay: [
    { shopDate: '2026-11-22', count: 1 },
    { shopDate: '2026-11-23', count: 2 },
  ],
  byDevice: [{ name: '=HYPERLINK("x")', count: 3 }],
  byFault: [],
  byStage: [{ stage: null, count: 3 }],
  timeToReady: { repairs: 0, medianHours: null, slowestTenthHours: null },
  promises: { kept: 3, missed: 1 },
  noShows: { noShows: 0, appointments: 0 },
  customers: { returning: 1, all: 3 },
  estimates: { offered: 2, accepted: 1, declined: 0, acceptedRupees: 125000 },
};

function open(
  readReport: (input: never) => Promise<Result<Report>>,
  at = '/admin/reports?date=2026-11-23',
) {
  const shop = fakeShop({
    operations: { readSession: answered({ staff: SITA }), readReport },
  });
  return render(
    <AdminSite page={ReportsPage} shop={{ ...shop, mode: 'connected' as const }} at={at} />,
  );
}

it('shows the week around a day, each figure with its definition and its table', async () => {
  const report = jest.fn(answered(REPORT));
  const { container } = open(report);
  const promises = within(await screen.findByRole('region', { name: 'Promised days kept' }));
  expect(promises.getByText(/Kept means ready on that day or earlier/)).toBeTruthy();
  expect(promises.getByRole('row', { name: 'Percent kept 75 %' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Accepted amount Rs. 1,25,000' })).toBeTruthy();
  expect(report).toHaveBeenCalledWith({ query: { from: '2026-11-22', to: '2026-11-28' } });
  const faults = within(screen.getByRole('region', { name: 'By fault' }));
  expect(faults.getByText('No data for these days')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows a part as a chart or as its table, one at a time', async () => {
  const user = userEvent.setup({ delay: null });
  const { container } = open(answered(REPORT));
  const devices = within(await screen.findByRole('region', { name: 'By device' }));
  expect(devices.getByRole('listitem').textContent).toBe('=HYPERLINK("x")3');
  expect(devices.queryByRole('table')).toBeNull();
  expect(screen.getByRole('img', { name: 'Visits per day, at most 2 on Nov 23' })).toBeTruthy();
  await user.click(devices.getByRole('button', { name: 'Show table of By device' }));
  expect(devices.getByRole('row', { name: '=HYPERLINK("x") 3' })).toBeTruthy();
  expect(devices.queryByRole('listitem')).toBeNull();
  const promises = within(screen.getByRole('region', { name: 'Promised days kept' }));
  await user.click(promises.getByRole('button', { name: 'Show chart of Promised days kept' }));
  expect(promises.queryByRole('table')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(promises.getByRole('button', { name: 'Show table of Promised days kept' }));
  expect(promises.getByRole('table')).toBeTruthy();
});

it('goes to the previous month, and keeps the period in the address', async () => {
  const user = userEvent.setup({ delay: null });
  const report = jest.fn(answered(REPORT));
  open(report);
  await user.selectOptions(await screen.findByLabelText('Period'), 'Month');
  await user.click(await screen.findByRole('button', { name: 'Previous month' }));
  expect(report).toHaveBeenLastCalledWith({ query: { from: '2026-10-01', to: '2026-10-31' } });
  expect(screen.getByLabelText('Address').textContent).toContain('period=month&date=2026-10-31');
});

it('shows an error, and loads the report again', async () => {
  const report = jest.fn(refused('network', 'The shop cannot be reached'));
  open(report);
  expect(await screen.findByText('The shop cannot be reached')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(report.mock.calls.length).toBeGreaterThan(1);
});

it('the exported file contains no formulas, and defines each figure', () => {
  const csv = reportCsv(REPORT);
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv.split('\r\n')[0]).toBe('figure,name,value,what it counts');
  expect(csv).toContain('Estimates,Accepted,1,');
});
