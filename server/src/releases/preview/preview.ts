import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import * as z from 'zod/mini';
import { remoteNameSchema, versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { prefixSchema } from '../store/registrySchema';

/** A server on a developer's own machine. The server of the site may be another machine: whose `localhost` it is, the browser says. */
export const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{2,5}$/;

const idSchema = textAsTyped({ max: 60 });
/** Who made a preview: it ends with their right to. */
const makerSchema = z.union([z.object({ token: idSchema }), z.object({ staff: idSchema })]);
export type Maker = z.infer<typeof makerSchema>;

const wantedSchema = z.union([
  z.object({ version: versionSchema, by: makerSchema }),
  z.object({
    by: makerSchema,
    origin: textAsTyped({ max: 100, pattern: LOCAL_ORIGIN, mismatch: 'must be of this machine' }),
    /** Paths that are its own. */
    prefixes: z.array(prefixSchema),
  }),
]);
/** What is shown in the place of a remote's active version: a stored one, or one that a developer serves. */
export type Wanted = z.infer<typeof wantedSchema>;

export const previewSchema = z.record(remoteNameSchema, wantedSchema);
/** What one visitor sees that others do not, by remote. */
export type Preview = z.infer<typeof previewSchema>;

/** `1.0.0-ab12cd34`, or `http://localhost:3103`. */
export const shown = (wanted: Wanted): string =>
  'version' in wanted ? wanted.version : wanted.origin;
