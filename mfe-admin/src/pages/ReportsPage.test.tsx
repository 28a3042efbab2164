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

const SITE_USE: NonNullable<Report['siteUse']> = {
  isCounting: true,
  views: 50,
  byDay: [
    { shopDate: '2026-11-22', count: 20 },
    { shopDate: '2026-11-23', count: 30 },
  ],
  byKind: [{ name: 'model', count: 40 }],
  byPage: [
    { name: '/repairs/iphone/15-pro', count: 40 },
    { name: 'other', count: 10 },
  ],
  byModel: [{ name: '/repairs/iphone/15-pro', count: 40 }],
  searches: [
    { name: 'shop', count: 9, nothing: 5 },
    { name: 'models', count: 0, nothing: 0 },
  ],
  words: [{ name: '=1+1', count: 3 }],
  rareWords: 2,
  bookPage: 0,
  stepsByDay: [
    { shopDate: '2026-11-22', models: 30, times: 6, appointments: 1, bookPage: 2, requests: 0 },
    { shopDate: '2026-11-23', models: 10, times: 4, appointments: 3, bookPage: 7, requests: 1 },
    { shopDate: '2026-11-24', models: 0, times: 0, appointments: 0, bookPage: 0, requests: 0 },
  ],
  steps: [
    { name: 'iphone', models: 40, times: 10, appointments: 4, requests: 0 },
    { name: 'ipad', models: 0, times: 0, appointments: 0, requests: 0 },
  ],
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
  expect(promises.getByRole('row', { name: 'Percent kept 75%' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Accepted amount Rs. 1,25,000' })).toBeTruthy();
  expect(report).toHaveBeenCalledWith({ query: { from: '2026-11-22', to: '2026-11-28' } });
  const faults = within(screen.getByRole('region', { name: 'By fault' }));
  expect(faults.getByText('No data for these days')).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows the most important figures in one strip', async () => {
  open(answered(REPORT));
  const terms = await screen.findAllByRole('term');
  expect(terms.map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
    'Visits: 3',
    'Median to ready: None yet',
    'Promises kept: 75%',
    'No-shows: None yet',
    'Returning: 33%',
    'Accepted amount: Rs. 1,25,000',
  ]);
});

it('shows each day of a week with its count, and only the highest count of a month', async () => {
  const user = userEvent.setup({ delay: null });
  const from = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
  const byDay = Array.from({ length: 30 }, (_, index) => ({
    shopDate: from(index + 1),
    count: index % 5,
  }));
  open(async ({ query }: { query: { from: string; to: string } }) => ({
    ok: true as const,
    value: {
      ...REPORT,
      byDay: byDay.filter(({ shopDate }) => shopDate >= query.from && shopDate <= query.to),
    },
  }));
  const texts = async () => {
    const chart = await screen.findByRole('img', { name: /^Visits per day/ });
    return [...chart.parentElement!.parentElement!.querySelectorAll('span')].map(
      ({ textContent }) => textContent,
    );
  };
  expect(await texts()).toEqual([
    ...['1', '2', '3', '4', '1', '2'],
    ...['Nov 22', 'Nov 23', 'Nov 24', 'Nov 25', 'Nov 26', 'Nov 27', 'Nov 28'],
  ]);
  await user.selectOptions(screen.getByLabelText('Period'), 'Month');
  await screen.findByText('Nov 1');
  expect(await texts()).toEqual(['4', 'Nov 1', 'Nov 8', 'Nov 15', 'Nov 22', 'Nov 29']);
});

it('shows a part as a chart or as its table, one at a time', async () => {
  const user = userEvent.setup({ delay: null });
  const { container } = open(answered(REPORT));
  const devices = within(await screen.findByRole('region', { name: 'By device' }));
  expect(devices.getByRole('listitem').textContent).toBe('=HYPERLINK("x")3');
  expect(devices.queryByRole('table')).toBeNull();
  expect(screen.getByRole('img', { name: 'Visits per day, at most 2 on Nov 23' })).toBeTruthy();
  await user.click(devices.getByRole('button', { name: 'Show figures as table of By device' }));
  expect(devices.getByRole('row', { name: '=HYPERLINK("x") 3' })).toBeTruthy();
  expect(devices.queryByRole('listitem')).toBeNull();
  const promises = within(screen.getByRole('region', { name: 'Promised days kept' }));
  await user.click(
    promises.getByRole('button', { name: 'Show figures as chart of Promised days kept' }),
  );
  expect(promises.queryByRole('table')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(
    promises.getByRole('button', { name: 'Show figures as table of Promised days kept' }),
  );
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

it('shows how the website is used, with the share of each step', async () => {
  const { container } = open(answered({ ...REPORT, siteUse: SITE_USE }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Website' })).toBeTruthy();
  expect(screen.getByText(/It does not count browsers that ask not to be tracked/)).toBeTruthy();
  expect(
    screen.getByRole('img', { name: 'Page views per day, at most 30 on Nov 23' }),
  ).toBeTruthy();
  const part = (name: string) => within(screen.getByRole('region', { name }));
  const items = (name: string) =>
    part(name)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(items('Most viewed pages')).toEqual(['/repairs/iphone/15-pro40', 'Other pages10']);
  expect(items('Searches without result')).toEqual([
    '=1+13',
    'Other search words, each typed by few people2',
  ]);
  expect(items('From model to appointment')).toEqual([
    'Pages of models40',
    'Times picked10 (25%)',
    'Appointments booked4 (40%)',
  ]);
  expect(part('From booking page to request').getByText('No data for these days')).toBeTruthy();
  expect(part('Steps by device').getAllByRole('row')).toHaveLength(2);
  expect(part('Steps by device').getByRole('row', { name: 'iPhone 40 10 4 0' })).toBeTruthy();
  const byDay = part('Steps by day');
  expect(byDay.getAllByRole('row')).toHaveLength(3);
  expect(byDay.getByRole('row', { name: 'Monday, November 23, 2026 10 4 3 7 1' })).toBeTruthy();
  await userEvent.click(
    byDay.getByRole('button', { name: 'Show figures as chart of Steps by day' }),
  );
  expect(byDay.getByRole('img', { name: 'Bookings per day, at most 4 on Nov 23' })).toBeTruthy();
  expect(part('Searches: 9').getByRole('row', { name: 'Shop 9 5' })).toBeTruthy();
  expect(await accessibilityFaults(container)).toEqual([]);
  const csv = reportCsv({ ...REPORT, siteUse: SITE_USE });
  expect(csv).toContain(`Searches without result,"'=1+1",3,`);
  expect(csv).toContain('From model to appointment,Times picked: Count,10,');
  expect(csv).toContain('Steps by device,iPhone: Booked,4,');
  expect(csv).toContain('"Monday, November 23, 2026: Booking page",7,');
  expect(csv).not.toContain('Pages of models: Share of the previous step');
});

it('says when the server does not count', async () => {
  open(answered({ ...REPORT, siteUse: { ...SITE_USE, isCounting: false } }));
  expect(await screen.findByText(/does not count the use of the website/)).toBeTruthy();
});

it('shows the other figures of a server that knows none of the website', async () => {
  open(answered(REPORT));
  await screen.findByRole('region', { name: 'By device' });
  expect(screen.queryByRole('heading', { name: 'Website' })).toBeNull();
});
