import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import * as z from 'zod/mini';
import { remoteNameSchema, versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { prefixSchema } from '../store/registrySchema';

/**
 * A server on a developer's own machine. The site's server may run on another machine, but a
 * browser resolves `localhost` to the machine on which the browser runs.
 */
export const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{2,5}$/;

const idSchema = textAsTyped({ max: 60 });
/**
 * The person or token that created a preview. The preview ends when its creator loses the right to
 * release.
 */
const makerSchema = z.union([z.object({ token: idSchema }), z.object({ staff: idSchema })]);
export type Maker = z.infer<typeof makerSchema>;

const wantedSchema = z.union([
  z.object({ version: versionSchema, by: makerSchema }),
  z.object({
    by: makerSchema,
    origin: textAsTyped({ max: 100, pattern: LOCAL_ORIGIN, mismatch: 'must be of this machine' }),
    /** The paths of the preview. */
    prefixes: z.array(prefixSchema),
  }),
]);
/**
 * The version that replaces a remote's active version in a preview: a stored version, or a
 * developer's server.
 */
export type Wanted = z.infer<typeof wantedSchema>;

export const previewSchema = z.record(remoteNameSchema, wantedSchema);
/** The previewed versions of one visitor, by remote. */
export type Preview = z.infer<typeof previewSchema>;

/** Describes the previewed version: `1.0.0-ab12cd34`, or `http://localhost:3103`. */
export const shown = (wanted: Wanted): string =>
  'version' in wanted ? wanted.version : wanted.origin;
