import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { textAsTyped } from 'shared/types/text';

const remoteSchema = z.object({
  version: textAsTyped({ max: 100, pattern: /^[\w.-]+$/ }),
  /** From the site's root, or absolute when the remote is served from elsewhere. */
  entry: textAsTyped({ max: 2048, pattern: /^(\/|https?:\/\/).+\/mf-manifest\.json$/ }),
  prefixes: z.array(textAsTyped({ max: 200, pattern: /^\// })),
  /** Version range of every shared module that the remote was built for. */
  requires: z.record(z.string(), z.string()),
  integrity: z.record(z.string(), z.string()),
});

const registryFileSchema = z.object({
  remotes: z.record(textAsTyped({ max: 100, pattern: /^[a-z][a-z-]*$/ }), remoteSchema),
});

export type RegisteredRemote = z.infer<typeof remoteSchema>;
/** `revision` changes with every change of the registry. */
export type Registry = { revision: string; remotes: Record<string, RegisteredRemote> };

const LOOK_EVERY_MS = 250;

/**
 * Reads `remotes.json` of the store again when it has changed. A file that cannot be read leaves the last good registry in
 * force and is reported once. Throws only when there never was a good one.
 */
export function watchRegistry(
  remotesDir: string,
  report: (error: unknown) => void,
): () => Promise<Registry> {
  const file = path.join(remotesDir, 'remotes.json');
  let current: Registry | undefined;
  let seen = '';
  let lookedAt = 0;

  const look = async (): Promise<Registry> => {
    const { mtimeMs, ino } = await stat(file);
    const mark = `${mtimeMs}:${ino}`;
    if (current && mark === seen) return current;
    seen = mark;
    const text = await readFile(file, 'utf8');
    const revision = createHash('sha256').update(text).digest('hex').slice(0, 12);
    current = { revision, ...registryFileSchema.parse(JSON.parse(text)) };
    return current;
  };

  return async () => {
    const now = Date.now();
    if (current && now - lookedAt < LOOK_EVERY_MS) return current;
    lookedAt = now;
    try {
      return await look();
    } catch (error) {
      if (!current) throw error;
      report(error);
      return current;
    }
  };
}

/** Origins other than the site's own that remotes are served from. */
export function remoteOrigins(registry: Registry): string[] {
  const origins = Object.values(registry.remotes).flatMap(({ entry }) =>
    entry.startsWith('/') ? [] : [new URL(entry).origin],
  );
  return [...new Set(origins)].sort();
}
