import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { remoteNameSchema } from '@mcs-repairs/shared/domain/types/release';
import { explain, registryFileSchema, remoteSchema, type RegisteredRemote } from './registrySchema';

export type { RegisteredRemote };
/** The active versions of all remotes. `revision` changes with every change. */
export type Registry = { revision: string; remotes: Record<string, RegisteredRemote> };

/**
 * Thrown if no registry could be read since the process started. The message names no folders,
 * because visitors may see it.
 */
export class RegistryMissing extends Error {
  readonly statusCode = 503;
  constructor() {
    super('The pages of this site are not published yet');
  }
}

const LOOK_EVERY_MS = 250;

/**
 * Caches a value that depends only on the registry. Every request needs such values, and there may
 * be many areas.
 */
export function oncePerRegistry<T extends object | boolean>(make: (registry: Registry) => T) {
  const made = new WeakMap<Registry, T>();
  return (registry: Registry): T => {
    const known = made.get(registry) ?? make(registry);
    made.set(registry, known);
    return known;
  };
}

/**
 * Reads `remotes.json` again after each change. If an entry is invalid, the last valid entry of
 * that remote stays in use. If the whole file is unreadable, all entries stay. Each error is
 * reported once. Throws `RegistryMissing` only if there never was a valid registry. After a
 * notification of a change (`isWoken`), the file is read even if it was read a moment ago.
 */
export function watchRegistry(
  remotesDir: string,
  report: (error: unknown) => void,
): (isWoken?: boolean) => Promise<Registry> {
  const file = path.join(remotesDir, 'remotes.json');
  let current: Registry | undefined;
  let seen = '';
  let reported = '';
  let lookedAt = 0;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const { mark, text } = await readIfChanged(file, seen);
    if (text === undefined) return;
    // This content of the file was read, even if it has errors. It is read again only after a
    // change.
    seen = mark;
    current = readRegistry(text, current?.remotes ?? {}, report);
    reported = '';
  };
  const reportOnce = (error: unknown) => {
    const message = String(error);
    if (message !== reported) report(error);
    reported = message;
  };

  return async (isWoken = false) => {
    const now = Date.now();
    // A read that is already running may have started before the change, so another one must
    // follow.
    if (isWoken) await looking;
    const isFresh = !isWoken && current && !looking && now - lookedAt < LOOK_EVERY_MS;
    if (!isFresh) {
      if (!looking) lookedAt = now;
      // Concurrent callers share one read. An earlier result must not be used, because the file may
      // have changed since.
      looking ??= look()
        .catch(reportOnce)
        .finally(() => (looking = undefined));
      await looking;
    }
    if (!current) throw new RegistryMissing();
    return current;
  };
}

/**
 * Reads the registry file if its mark differs from `seen`. The mark and the text come from the same
 * file, even if the file is being replaced.
 */
async function readIfChanged(file: string, seen: string): Promise<{ mark: string; text?: string }> {
  const handle = await open(file);
  try {
    const { mtimeMs, ino, size } = await handle.stat();
    const mark = `${mtimeMs}:${ino}:${size}`;
    return mark === seen ? { mark } : { mark, text: await handle.readFile('utf8') };
  } finally {
    await handle.close();
  }
}

function readRegistry(
  text: string,
  lastGood: Registry['remotes'],
  report: (error: unknown) => void,
): Registry {
  const remotes: Registry['remotes'] = {};
  for (const [name, entry] of Object.entries(registryFileSchema.parse(JSON.parse(text)).remotes)) {
    const named = remoteNameSchema.safeParse(name);
    const parsed = remoteSchema.safeParse(entry);
    if (named.success && parsed.success) {
      remotes[name] = parsed.data;
      continue;
    }
    const kept = lastGood[name];
    if (kept) remotes[name] = kept;
    const problem = [named, parsed]
      .flatMap(({ error }) => (error ? explain(error) : []))
      .join('; ');
    const instead = kept ? `version ${kept.version} stays active` : 'it is left out';
    report(new Error(`The registry's entry of ${name} cannot be used, ${instead}: ${problem}`));
  }
  return { revision: revisionOf(remotes), remotes };
}

/** Returns the origins other than this site's from which remotes are loaded. */
export const remoteOrigins = oncePerRegistry((registry: Registry): string[] => {
  const origins = Object.values(registry.remotes).flatMap(({ entry }) =>
    entry.startsWith('/') ? [] : [new URL(entry).origin],
  );
  return [...new Set(origins)].sort();
});

/** Returns a hash of the remotes, so that it changes with every change of the registry. */
export const revisionOf = (remotes: Registry['remotes']): string =>
  createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
