import type { Trx } from '../../db';
import { deviceOfPage, kindOf, OTHER } from './pageKinds';
import type { createSightings } from './sightings';
import { RARE } from './searchWords';
import { addToSums, type SiteUseRow, storedWords, wordsOfDay } from './storedSiteUse';

/**
 * The maximum number of different search words that are stored for a day. Without it, somebody with
 * many networks could fill the database.
 */
const MOST_WORDS_OF_DAY = 200;

type Judges = {
  known: ReadonlySet<string>;
  sightings: ReturnType<typeof createSightings>;
};

/**
 * Stores the sums. Paths have their own sums only if the site has such a page. Search words have
 * their own sums only if several people typed them.
 */
export async function storeSiteUse(
  trx: Trx,
  counted: readonly SiteUseRow[],
  { known, sightings }: Judges,
): Promise<void> {
  const words = counted.filter(({ what }) => what === 'words');
  const common = await commonWords(trx, words, sightings);
  const rows = counted.flatMap((row) => {
    if (row.what === 'words') return [common.has(row.name) ? row : { ...row, name: RARE }];
    if (row.what === 'page') return pageRows(row, known);
    return [row];
  });
  const sums = new Map<string, SiteUseRow>();
  for (const row of rows) {
    const key = [row.day, row.what, row.name].join('\n');
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
  }
  await addToSums(trx, [...sums.values()]);
}

async function commonWords(
  trx: Trx,
  counted: readonly SiteUseRow[],
  sightings: Judges['sightings'],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(counted.map(({ name }) => name))].filter((words) => words !== RARE);
  const stored = await storedWords(trx, asked);
  const fresh = asked.filter((words) => !stored.has(words) && sightings.isCommon(words));
  const [{ day } = { day: '' }] = counted;
  const room = fresh.length > 0 ? MOST_WORDS_OF_DAY - (await wordsOfDay(trx, day)) : 0;
  return new Set([...stored, ...fresh.slice(0, Math.max(0, room))]);
}

/**
 * Returns the sums for a viewed page. It counts by its path and by its kind. The page of a model
 * also counts as a step towards a booking.
 */
function pageRows(row: SiteUseRow, known: ReadonlySet<string>): SiteUseRow[] {
  if (!known.has(row.name))
    return [
      { ...row, name: OTHER },
      { ...row, what: 'kind', name: OTHER },
    ];
  const device = deviceOfPage(row.name);
  return [
    row,
    { ...row, what: 'kind', name: kindOf(row.name) },
    ...(device ? [{ ...row, what: 'step' as const, name: `model ${device}` }] : []),
  ];
}
