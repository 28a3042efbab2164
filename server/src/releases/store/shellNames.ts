import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { takesSchema } from './registrySchema';
import { meaningsSchema, type Meanings } from './releaseSchema';

const shellSchema = z.looseObject({ gives: takesSchema, meanings: z.optional(meaningsSchema) });

/**
 * Returns the names that the build of a shell provides, by module of `shared`. Throws with a
 * sentence if there is no build.
 */
export const givenNames = (shellDir: string): Record<string, string[]> => givenBy(shellDir).gives;

/**
 * Returns the names that the build of a shell provides, with the hashes of their types. Builds of
 * earlier shells have no hashes.
 */
export function givenBy(shellDir: string): {
  gives: Record<string, string[]>;
  meanings: Meanings | undefined;
} {
  const file = path.join(shellDir, 'assets.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no shell in ${shellDir}: build it first`);
  }
  const parsed = shellSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} does not say which names the shell gives`);
  const { gives, meanings } = parsed.data;
  return { gives, meanings };
}
