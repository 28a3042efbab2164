import * as z from 'zod/mini';
import { versionSchema } from '@mcs-repairs/shared/domain/types/release';
import {
  declaredShape,
  integritySchema,
  prefixSchema,
  takesSchema,
  type RegisteredRemote,
} from '../store/registrySchema';

/**
 * Where a developer's server describes its current build. Developers rebuild often, so each request
 * for a page reads this description.
 */
export const DEVELOPED_FILE = '/preview.json';
const FETCH_TIMEOUT_MS = 1000;
const LONGEST = 200_000;

const developedSchema = z.object({
  version: versionSchema,
  prefixes: z.array(prefixSchema),
  takes: takesSchema,
  integrity: integritySchema,
  ...declaredShape,
});

/** Returns the address of the module federation manifest on a developer's server. */
export const entryAt = (origin: string): string => `${origin}/mf-manifest.json`;

/**
 * Reads the description of the current build from a developer's server on this machine. Null if it
 * is unavailable. The server calls this only if the operator allows it
 * (`PREVIEW_LOCALHOST=render`). It follows no redirects.
 */
export async function askDeveloper(origin: string): Promise<RegisteredRemote | null> {
  try {
    const response = await fetch(origin + DEVELOPED_FILE, {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    const text = response.ok ? await response.text() : '';
    if (text.length > LONGEST) return null;
    return { ...developedSchema.parse(JSON.parse(text)), entry: entryAt(origin) };
  } catch {
    return null;
  }
}
