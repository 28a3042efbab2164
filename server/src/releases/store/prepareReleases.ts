import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseSettings } from '../releaseSettings';
import { adoptReleases } from './adoptReleases';
import { mendRegistry } from './deriveRegistry';
import { heldKeys } from './releaseKeys';
import { LOG_FILE } from './releaseLog';
import { awayFailure } from './sharedStoreErrors';
import { shareReleases } from './sharedStores';
import { givenBy } from './shellNames';
import { currentShell } from './shellStore';

type Places = Pick<ReleaseSettings, 'adoptReleases' | 'releaseKeys' | 'releasesBucket'> & {
  remotesDir: string;
  shellDir: string;
  /** The folder with the versions of the server's own build. */
  builtDir: string;
};

/**
 * Prepares the store of releases when the server starts. With a bucket of releases, first makes the
 * store a copy of the bucket. Corrects the registry if it lacks changes from the release log. If
 * the store is a separate folder, also copies the versions of the build into it. Returns a sentence
 * for each version that does not become active.
 */
export async function prepareReleases(places: Places): Promise<string[]> {
  const { remotesDir, releasesBucket } = places;
  if (!releasesBucket) return mendAndAdopt(places, places.adoptReleases);
  const shared = await shareReleases(remotesDir, releasesBucket);
  const isUpToDate = await shared.begin();
  try {
    if (isUpToDate) return await mendAndAdopt(places, true);
  } catch (error) {
    if (!awayFailure(error)) throw error;
  }
  return [
    'RELEASES_URL: the bucket cannot be used now, so the site shows its copy of the releases',
  ];
}

async function mendAndAdopt(
  { remotesDir, shellDir, builtDir, releaseKeys }: Places,
  adopts: boolean,
): Promise<string[]> {
  if (existsSync(path.join(remotesDir, LOG_FILE))) await mendRegistry(remotesDir);
  if (!adopts || path.resolve(builtDir) === path.resolve(remotesDir)) return [];
  const place = () => ({ remotesDir, ...givenBy(currentShell(remotesDir, shellDir)) });
  return adoptReleases(builtDir, place, new Date(), heldKeys(releaseKeys));
}
