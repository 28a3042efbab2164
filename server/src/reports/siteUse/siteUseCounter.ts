import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { SiteUse } from '@mcs-repairs/shared/domain/types/siteUse';
import { type Db, inTransaction } from '../../db';
import { tidyPath } from '../../http';
import { reporterNetworkOf, type Registry } from '../../releases';
import { repeatedJob } from '../../runtime';
import { type Asking, isCounted } from './isCounted';
import { createKnownPaths } from './knownPaths';
import { deviceOfPage, OTHER, placeOfSearch } from './pageKinds';
import { RARE, searchWords } from './searchWords';
import { createSightings } from './sightings';
import type { CountedKind } from './siteUseTables';
import type { SiteUseRow } from './storedSiteUse';
import { storeSiteUse } from './storeSiteUse';

const FLUSH_MS = 5000;
/**
 * The maximum number of different sums in memory until they are written to the database. Above it,
 * everything counts as `other`.
 */
const MOST_SUMS = 2000;

export type SiteUseSettings = { countVisits: boolean; publicUrl?: string | undefined };

type Options = {
  db: Db;
  config: SiteUseSettings;
  now: () => Date;
  readRegistry: () => Promise<Registry | null>;
  onError: (err: unknown) => void;
  everyMs?: number;
};

/**
 * Counts how visitors use the website, as sums without data of single visitors. Counts in memory,
 * and adds the sums to the database every few seconds.
 */
export function createSiteUseCounter(options: Options) {
  const { db, config, now, readRegistry, onError, everyMs = FLUSH_MS } = options;
  const paths = createKnownPaths({ db, now, readRegistry });
  const sightings = createSightings();
  let sums = new Map<string, SiteUseRow>();
  let flushing = Promise.resolve();

  function add({ day, what, name, count }: SiteUseRow): void {
    const key = `${what} ${day} ${name}`;
    const known = sums.get(key);
    if (known) known.count += count;
    else if (sums.size < MOST_SUMS || name === OTHER || name === RARE)
      sums.set(key, { day, what, name, count });
    else add({ day, what, name: what === 'words' ? RARE : OTHER, count });
  }
  const addOne = (what: CountedKind, name: string) =>
    add({ day: toShopDate(now()), what, name, count: 1 });
  const counts = (request: Asking) => config.countVisits && isCounted(config, request);

  async function store(): Promise<void> {
    const taken = [...sums.values()];
    if (taken.length === 0) return;
    sums = new Map();
    try {
      const wanted = taken.filter(({ what }) => what === 'page').map(({ name }) => name);
      const known = await paths.among(wanted);
      await inTransaction(db, (trx) => storeSiteUse(trx, taken, { known, sightings }));
    } catch (error) {
      for (const row of taken) add(row);
      throw error;
    }
  }
  const flush = (): Promise<void> => {
    const stored = flushing.then(store);
    flushing = stored.catch(() => undefined);
    return stored;
  };
  let job: ReturnType<typeof repeatedJob> | undefined;

  return {
    isCounting: config.countVisits,
    /** Counts a page that a visitor sees. */
    page(request: Asking, path: string): void {
      if (counts(request)) addOne('page', pathOf(path));
    },
    /** Counts what an open page reports. */
    reported(request: Asking, { path, search, picked }: SiteUse): void {
      if (!counts(request)) return;
      const place = placeOfSearch(pathOf(path));
      if (search && place) {
        addOne('search', `${place} ${search.found ? 'found' : 'nothing'}`);
        if (!search.found) addWords(search.words, request.ip);
      } else if (picked) addOne('step', `time ${deviceOfPage(pathOf(path)) ?? OTHER}`);
      else if (!search) addOne('page', pathOf(path));
    },
    /** Counts a new booking. */
    booked(request: Asking, step: 'appointment' | 'request', device: string): void {
      if (counts(request)) addOne('step', `${step} ${device}`);
    },
    /** Adds the counted sums to the database. */
    flush,
    start(): void {
      job = repeatedJob({ firstMs: everyMs, everyMs, work: flush, onError });
    },
    /** Stops writing at intervals, and writes the sums one last time. */
    async stop(): Promise<void> {
      await job?.stop();
      await flush().catch(onError);
    },
  };

  function addWords(typed: string, address: string): void {
    const words = searchWords(typed);
    if (words !== null) sightings.note(words, reporterNetworkOf(address) ?? '');
    addOne('words', words ?? RARE);
  }
}

export type SiteUseCounter = ReturnType<typeof createSiteUseCounter>;

/** Returns a path in one form: without query, repeated slashes, and slash at the end. */
const pathOf = (path: string): string =>
  tidyPath(path.split(/[?#]/, 1)[0] ?? '').replace(/(.)\/$/, '$1');
