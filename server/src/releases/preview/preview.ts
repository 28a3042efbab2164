import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import * as z from 'zod/mini';
import { remoteNameSchema, versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { prefixSchema } from '../store/registrySchema';

/**
 * A server on a developer's own machine. In an address, `localhost` means the machine of the
 * browser, even if the site's server runs elsewhere.
 */
export const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{2,5}$/;

const idSchema = textAsTyped({ max: 60 });
/**
 * Who created a preview: a staff member or a token. The preview ends when its creator loses the
 * right to release.
 */
const makerSchema = z.union([z.object({ token: idSchema }), z.object({ staff: idSchema })]);
export type Maker = z.infer<typeof makerSchema>;

const wantedSchema = z.union([
  z.object({ version: versionSchema, by: makerSchema }),
  z.object({
    by: makerSchema,
    origin: textAsTyped({ max: 100, pattern: LOCAL_ORIGIN, mismatch: 'must be of this machine' }),
    /** The paths that the previewed version serves. */
    prefixes: z.array(prefixSchema),
  }),
]);
/**
 * What replaces the active version of a remote in a preview: a stored version, or a developer's
 * server.
 */
export type Wanted = z.infer<typeof wantedSchema>;

export const previewSchema = z.record(remoteNameSchema, wantedSchema);
/** What one browser previews, by remote. */
export type Preview = z.infer<typeof previewSchema>;

/** Names what a preview shows: `1.0.0-ab12cd34`, or `http://localhost:3103`. */
export const shown = (wanted: Wanted): string =>
  'version' in wanted ? wanted.version : wanted.origin;
