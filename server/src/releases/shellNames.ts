import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { takesSchema } from './registrySchema';

const shellSchema = z.looseObject({ gives: takesSchema });

/** The names that a built shell gives of each module of `shared`. Throws with a sentence when it is not built. */
export function givenNames(shellDir: string): Record<string, string[]> {
  const file = path.join(shellDir, 'assets.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no shell in ${shellDir}: build it first`);
  }
  const parsed = shellSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} does not say which names the shell gives`);
  return parsed.data.gives;
}
