import path from 'node:path';
import * as z from 'zod';
import { readReleaseKeys } from './store/releaseKeys';
import { readReleaseMail, type ReleaseMail } from './api/releaseMail';
import { whole } from '../runtime';

/** Reads the settings of releases and previews from environment variables. */
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
        'must be an email address, or one for each area such as booking=team@shop.example, others@shop.example';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
};

export type ReleaseSettings = {
  /**
   * Whether the server copies the versions of its own build into `remotesDir` at the start.
   * `remotesDir` is then a separate folder.
   */
  adoptReleases: boolean;
  /**
   * The file with the public keys of accepted builders. If undefined, the site accepts unsigned
   * releases too.
   */
  releaseKeys: string | undefined;
  /** The largest size of an unpacked release. */
  releaseMb: number;
  /**
   * Whether previews of builds on a developer's machine are permitted. With `browser`, only the
   * browser loads them. With `render`, this server also fetches them from its own `localhost`.
   */
  previewLocalhost: 'off' | 'browser' | 'render';
  /** The maximum total size of one remote's stored versions. */
  releaseStoreMb: number;
  /** The number of page views after which a version is compared with the previous version. */
  releaseViews: number;
  /** How many hours a version is watched after its activation. */
  releaseWatchHours: number;
  /** The recipients of emails about rollbacks. */
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

/** Checks the key file at the start. Without keys, the server would accept every release. */
function keysFile(file: string): string {
  readReleaseKeys(file);
  return file;
}
