import * as z from 'zod/mini';
import { versionSchema } from '@mcs-repairs/shared/domain/types/release';
import {
  declaredShape,
  integritySchema,
  prefixSchema,
  takesSchema,
  type RegisteredRemote,
} from '../store/registrySchema';

/** Who works on a remote rebuilds it all the time: what it is made of just now is asked for with every page. */
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

/** The manifest of what a developer serves. */
export const entryAt = (origin: string): string => `${origin}/mf-manifest.json`;

/**
 * What a developer's server on this very machine says of its build; null when it cannot be had. Asked only where the operator
 * allows this server to (`PREVIEW_LOCALHOST=render`), and never sent on to somewhere else.
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
