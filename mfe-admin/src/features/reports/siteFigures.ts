import type { SiteUseReport } from '@mcs-repairs/shared/domain/types/siteUse';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { share, type Figure } from './figures';

const OTHER = 'other';
const KINDS: Record<string, string> = {
  home: 'Home page',
  model: 'Models',
  repairs: 'Other pages of repairs',
  shop: 'Shop',
  unit: 'Units for sale',
  community: 'Community',
  book: 'Booking page',
  'own-booking': 'Own bookings',
  information: 'Information',
};
const PLACES: Record<string, string> = {
  shop: 'Shop',
  models: 'Models',
  community: 'Community',
};
const DEVICES: Record<string, string> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  macbook: 'MacBook',
  imac: 'iMac',
  watch: 'Apple Watch',
  laptop: 'Laptop',
};

/** Converts the use of the website to tables, in the order of the page and of the exported file. */
export function siteFiguresOf(use: SiteUseReport | undefined): Figure[] {
  if (!use) return [];
  const searches = use.searches.reduce((sum, { count }) => sum + count, 0);
  const few = ['Other search words, each typed by few people', use.rareWords] as const;
  return [
    {
      id: 'views',
      title: `Page views: ${use.views}`,
      columns: ['Day', 'Page views'],
      rows: use.byDay
        .filter(({ count }) => count > 0)
        .map(({ shopDate, count }) => [formatLongDate(shopDate), count] as const),
    },
    {
      id: 'viewsByKind',
      title: 'Page views by kind',
      columns: ['Kind', 'Page views'],
      rows: use.byKind.map(({ name, count }) => [KINDS[name] ?? 'Other pages', count] as const),
    },
    {
      id: 'viewsByPage',
      title: 'Most viewed pages',
      columns: ['Page', 'Page views'],
      rows: use.byPage.map(({ name, count }) => [nameOfPage(name), count] as const),
    },
    {
      id: 'viewsByModel',
      title: 'Most viewed models',
      columns: ['Model', 'Page views'],
      rows: use.byModel.map(({ name, count }) => [name.replace('/repairs/', ''), count] as const),
    },
    {
      id: 'searches',
      title: `Searches: ${searches}`,
      columns: ['Place', 'Searches', 'Without result'],
      rows: use.searches
        .filter(({ count }) => count > 0)
        .map(({ name, count, nothing }) => [PLACES[name] ?? name, count, nothing] as const),
    },
    {
      id: 'searchWords',
      title: 'Searches without result',
      columns: ['Words', 'Searches'],
      rows: [
        ...use.words.map(({ name, count }) => [name, count] as const),
        ...(use.rareWords > 0 ? [few] : []),
      ],
    },
    ...stepFigures(use),
  ];
}

/**
 * Visitors book an appointment on the page of a model, and send a request on the booking page. So
 * each has its own steps.
 */
function stepFigures({ steps, bookPage, stepsByDay = [] }: SiteUseReport): Figure[] {
  const sum = (step: 'models' | 'times' | 'appointments' | 'requests') =>
    steps.reduce((all, each) => all + each[step], 0);
  const [models, times, appointments] = [sum('models'), sum('times'), sum('appointments')];
  const requests = sum('requests');
  const columns = ['Step', 'Count', 'Share of the previous step'];
  return [
    {
      id: 'appointmentSteps',
      title: 'From model to appointment',
      columns,
      rows: ifAny([
        ['Pages of models', models, ''],
        ['Times picked', times, share(times, models)],
        ['Appointments booked', appointments, share(appointments, times)],
      ]),
    },
    {
      id: 'requestSteps',
      title: 'From booking page to request',
      columns,
      rows: ifAny([
        ['Booking page', bookPage, ''],
        ['Requests sent', requests, share(requests, bookPage)],
      ]),
    },
    {
      id: 'stepsByDay',
      title: 'Steps by day',
      columns: ['Day', 'Models', 'Times', 'Booked', 'Booking page', 'Requests'],
      rows: stepsByDay
        .map(
          (day) =>
            [
              formatLongDate(day.shopDate),
              day.models,
              day.times,
              day.appointments,
              day.bookPage,
              day.requests,
            ] as const,
        )
        .filter(([, ...counts]) => counts.some((count) => count > 0)),
      days: stepsByDay.map(({ shopDate, appointments, requests }) => ({
        shopDate,
        count: appointments + requests,
      })),
    },
    {
      id: 'stepsByDevice',
      title: 'Steps by device',
      columns: ['Device', 'Pages', 'Times', 'Booked', 'Requests'],
      rows: steps
        .map(
          (step) =>
            [
              DEVICES[step.name] ?? 'Other devices',
              step.models,
              step.times,
              step.appointments,
              step.requests,
            ] as const,
        )
        .filter(([, ...counts]) => counts.some((count) => count > 0)),
    },
  ];
}

const ifAny = (rows: [string, number, string][]): Figure['rows'] =>
  rows.some(([, count]) => count > 0) ? rows : [];

const nameOfPage = (path: string) => (path === OTHER ? 'Other pages' : path);
