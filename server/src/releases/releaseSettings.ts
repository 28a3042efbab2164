import path from 'node:path';
import * as z from 'zod';
import { readReleaseKeys } from './store/releaseKeys';
import { readReleaseMail, type ReleaseMail } from './api/releaseMail';
import { type Bucket, filesSetting, whole } from '../runtime';

/** The environment variables for releases and previews. */
export const releaseSettings = {
  ADOPT_RELEASES: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  RELEASE_KEYS: z.string().optional(),
  RELEASE_MB: whole(1, 1000).default(20),
  PREVIEW_LOCALHOST: z
    .enum(['off', 'browser', 'render'], { error: 'must be off, browser or render' })
    .default('off'),
  RELEASE_STORE_MB: whole(1, 1_000_000).default(1000),
  RELEASES_URL: filesSetting.optional(),
  RELEASE_VIEWS: whole(5, 1_000_000).default(20),
  RELEASE_WATCH_HOURS: whole(1, 24 * 365).default(24),
  RELEASE_MAIL: z
    .string()
    .default('')
    .transform((text, context): ReleaseMail => {
      const read = readReleaseMail(text);
      if (read !== null) return read;
      const message =
        'must be an email address, or one for each area such as booking=team@shop.example, others@shop.example';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
};

export type ReleaseSettings = {
  /**
   * True if the server copies the versions of its own build into `remotesDir` when it starts.
   * `remotesDir` is then another folder.
   */
  adoptReleases: boolean;
  /**
   * The file with the public keys of those whose releases the site accepts. Undefined if the site
   * also accepts unsigned releases.
   */
  releaseKeys: string | undefined;
  /** The maximum size of an unpacked release, in megabytes. */
  releaseMb: number;
  /**
   * Whether developers may preview builds on their own machines. `browser`: only the browser loads
   * the build. `render`: this server also reads it from its own `localhost`.
   */
  previewLocalhost: 'off' | 'browser' | 'render';
  /** The maximum size of all stored versions of one remote, in megabytes. */
  releaseStoreMb: number;
  /**
   * The bucket that shares the releases with other machines. Undefined if they are only in
   * `remotesDir`.
   */
  releasesBucket: Bucket | undefined;
  /** The number of page views after which the site compares a version with the previous one. */
  releaseViews: number;
  /** For how many hours after its activation the site watches a version. */
  releaseWatchHours: number;
  /** Who gets emails about rollbacks. */
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
  releasesBucket: values.RELEASES_URL,
  releaseViews: values.RELEASE_VIEWS,
  releaseWatchHours: values.RELEASE_WATCH_HOURS,
  releaseMail: values.RELEASE_MAIL,
});

/**
 * Checks the file of public keys when the server starts. Without keys, the server would accept
 * every release.
 */
function keysFile(file: string): string {
  readReleaseKeys(file);
  return file;
}
