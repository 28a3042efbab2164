import path from 'node:path';
import * as z from 'zod';
import { readReleaseKeys } from './store/releaseKeys';
import { readReleaseMail, type ReleaseMail } from './api/releaseMail';
import { whole } from '../runtime';

/** What the environment says about releases and previews. */
export const releaseSettings = {
  ADOPT_RELEASES: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  RELEASE_KEYS: z.string().optional(),
  RELEASE_MB: whole(1, 1000).default(20),
  PREVIEW_LOCALHOST: z
    .enum(['off', 'browser', 'render'], { error: 'must be off, browser or render' })
    .default('off'),
  RELEASE_STORE_MB: whole(1, 1_000_000).default(1000),
  RELEASE_VIEWS: whole(5, 1_000_000).default(20),
  RELEASE_WATCH_HOURS: whole(1, 24 * 365).default(24),
  RELEASE_MAIL: z
    .string()
    .default('')
    .transform((text, context): ReleaseMail => {
      const read = readReleaseMail(text);
      if (read !== null) return read;
      const message =
        'must be an e-mail address, or one for each area such as booking=team@shop.example, others@shop.example';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
};

export type ReleaseSettings = {
  /** At the start, versions of the build beside the server are added to `remotesDir`, which lies elsewhere. */
  adoptReleases: boolean;
  /** File with the public keys of the builders whose releases alone are taken; undefined: unsigned ones too. */
  releaseKeys: string | undefined;
  /** What a release may have, unpacked. */
  releaseMb: number;
  /** Previews of what runs on a developer's machine: `render` has this server ask its own `localhost`, too. */
  previewLocalhost: 'off' | 'browser' | 'render';
  /** What the kept versions of one remote may have together. */
  releaseStoreMb: number;
  /** Page views from which a version is judged against the one before it. */
  releaseViews: number;
  /** How long a version is judged after it was made active. */
  releaseWatchHours: number;
  /** Who is told that a version was taken back. */
  releaseMail: ReleaseMail;
};

export const readReleaseSettings = (
  values: z.infer<z.ZodObject<typeof releaseSettings>>,
): ReleaseSettings => ({
  adoptReleases: values.ADOPT_RELEASES === '1',
  releaseKeys: values.RELEASE_KEYS && keysFile(path.resolve(values.RELEASE_KEYS)),
  releaseMb: values.RELEASE_MB,
  previewLocalhost: values.PREVIEW_LOCALHOST,
  releaseStoreMb: values.RELEASE_STORE_MB,
  releaseViews: values.RELEASE_VIEWS,
  releaseWatchHours: values.RELEASE_WATCH_HOURS,
  releaseMail: values.RELEASE_MAIL,
});

/** Looked into before the first release comes: without keys none could be refused. */
function keysFile(file: string): string {
  readReleaseKeys(file);
  return file;
}
