import { sql } from 'kysely';
import { addDays, daysBetween } from '@mcs-repairs/shared/domain/rules/shopClock';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';
import type { ReportQuery, Share } from '@mcs-repairs/shared/domain/types/report';
import type { SiteUseReport } from '@mcs-repairs/shared/domain/types/siteUse';
import type { Reads } from '../../db';
import { OTHER } from './pageKinds';
import { RARE } from './searchWords';
import type { CountedKind } from './siteUseTables';

const MOST_SHARES = 12;
const MOST_WORDS = 20;
const SEARCH_PLACES = ['shop', 'models', 'community'];
const sum = sql<number | string>`sum(count)`.as('count');

/** Returns how the website was used on these days. */
export async function siteUseFigures(
  reads: Reads,
  days: ReportQuery,
  isCounting: boolean,
): Promise<SiteUseReport> {
  const byDay = await viewsByDay(reads, days);
  const kinds = await shares(reads, days, 'kind', {});
  const words = await shares(reads, days, 'words', { most: MOST_WORDS + 1 });
  const countOf = (all: readonly Share[]) => (name: string) =>
    all.find((one) => one.name === name)?.count ?? 0;
  const step = countOf(await shares(reads, days, 'step', {}));
  const search = countOf(await shares(reads, days, 'search', {}));
  const steps = [...DEVICE_IDS, OTHER].map((name) => ({
    name,
    models: step(`model ${name}`),
    times: step(`time ${name}`),
    appointments: step(`appointment ${name}`),
    requests: step(`request ${name}`),
  }));
  return {
    isCounting,
    views: byDay.reduce((all, { count }) => all + count, 0),
    byDay,
    byKind: kinds,
    byPage: await shares(reads, days, 'page', { most: MOST_SHARES }),
    byModel: await shares(reads, days, 'page', { like: '/repairs/%/%', most: MOST_SHARES }),
    searches: SEARCH_PLACES.map((name) => {
      const nothing = search(`${name} nothing`);
      return { name, count: nothing + search(`${name} found`), nothing };
    }),
    words: words.filter(({ name }) => name !== RARE).slice(0, MOST_WORDS),
    rareWords: await sumOf(reads, days, RARE),
    bookPage: countOf(kinds)('book'),
    stepsByDay: await stepsByDay(reads, days),
    steps,
  };
}

async function viewsByDay(reads: Reads, days: ReportQuery): Promise<SiteUseReport['byDay']> {
  const rows = await on(reads, days, 'kind').select(['day', sum]).groupBy('day').execute();
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  return allDays(days).map((shopDate) => ({ shopDate, count: counts.get(shopDate) ?? 0 }));
}

type StepCount = 'models' | 'times' | 'appointments' | 'bookPage' | 'requests';
const STEPS: Record<string, StepCount> = {
  model: 'models',
  time: 'times',
  appointment: 'appointments',
  request: 'requests',
};

async function stepsByDay(reads: Reads, days: ReportQuery): Promise<SiteUseReport['stepsByDay']> {
  const none: Record<StepCount, number> = {
    models: 0,
    times: 0,
    appointments: 0,
    bookPage: 0,
    requests: 0,
  };
  const found = new Map(allDays(days).map((shopDate) => [shopDate, { shopDate, ...none }]));
  const add = (day: string, step: StepCount, count: number | string) => {
    const counts = found.get(day);
    if (counts) counts[step] += Number(count);
  };
  const steps = on(reads, days, 'step').select(['day', 'name', sum]).groupBy(['day', 'name']);
  for (const { day, name, count } of await steps.execute()) {
    const step = STEPS[name.split(' ', 1)[0] ?? ''];
    if (step) add(day, step, count);
  }
  const pages = on(reads, days, 'kind').where('name', '=', 'book').select(['day', 'count']);
  for (const { day, count } of await pages.execute()) add(day, 'bookPage', count);
  return [...found.values()];
}

const allDays = ({ from, to }: ReportQuery): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

async function shares(
  reads: Reads,
  days: ReportQuery,
  what: CountedKind,
  { like, most }: { like?: string; most?: number },
): Promise<Share[]> {
  let query = on(reads, days, what).select(['name', sum]).groupBy('name');
  if (like !== undefined) query = query.where('name', 'like', like);
  query = query.orderBy('count', 'desc').orderBy('name');
  const rows = await (most === undefined ? query : query.limit(most)).execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

async function sumOf(reads: Reads, days: ReportQuery, words: string): Promise<number> {
  const row = await on(reads, days, 'words')
    .where('name', '=', words)
    .select(sql<number | string | null>`sum(count)`.as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

const on = (reads: Reads, { from, to }: ReportQuery, what: CountedKind) =>
  reads
    .selectFrom('site_use')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('what', '=', what);
