import type { ShownContent } from '@mcs-repairs/shared/domain/types/content';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Db } from '../db';
import { watched, type Watched } from '../runtime';
import type { ContentPlace } from './shop';
import { contentNow } from './storedContent';

/**
 * How often this process checks for new content, in milliseconds. The start or end of scheduled
 * content appears at most this late. Published content appears at once, because publishing notifies
 * every process.
 */
const LOOK_MS = 1000;

type Options = {
  config: ContentPlace['config'];
  db: Db | null;
  /** Called if the database is unavailable. Pages then show the content that was read last. */
  onError?: (err: unknown) => void;
  now?: () => Date;
};
export type ContentWatch = Watched<ShownContent>;

/**
 * Reads the content in the background. Pages therefore never wait for the database, even if it is
 * unreachable. The result is the same object until the content changes. Without a database, the
 * content comes from the server's settings.
 */
export async function watchContent({
  config,
  db,
  onError = () => {},
  now = () => new Date(),
}: Options): Promise<ContentWatch> {
  const deployed: ShownContent = { revision: '', profile: config.deployedShop, banner: null };
  if (!db) return { now: () => deployed, stop: () => {} };
  const known = new Map();
  return watched({
    read: async (before = deployed) => {
      const found = await contentNow({ config, now }, db, { known });
      return found.revision === before.revision ? before : found;
    },
    everyMs: LOOK_MS,
    wokenBy: (wake) => db.wakeUps.listen('content', wake),
    onError,
  });
}

/**
 * Returns settings whose shop profile is always current. Code that needs the profile must read
 * `config.shop` each time, and must not store it.
 */
export const withLiveShop = <Config extends { shop: ShopProfile }>(
  config: Config,
  content: ContentWatch,
): Config =>
  Object.defineProperty({ ...config }, 'shop', {
    enumerable: true,
    get: () => content.now().profile,
  });
