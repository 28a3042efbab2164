import { registrySchema, type Registry } from './registry';

let current: Registry;

export function startRegistry(registry: Registry): void {
  current = registry;
}

export const currentRegistry = (): Registry => current;

/** Fetches `/remotes.json` anew. Throws when it cannot be had or read; the known one stays in force. */
export async function refreshRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(8000),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  current = registrySchema.parse(await response.json());
  return current;
}
