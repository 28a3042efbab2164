import type { Result } from '../domain/types/failure';

/** Tags of the cached endpoints whose answers are others after a write; none when no screen keeps what it changes. */
export type Tags = readonly string[];

type Asking<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => Promise<Result<unknown>>
    ? Name
    : never;
}[keyof Port];

/** What each write of a topic makes stale. Whatever a port sends with another method than GET is named; a test sees to it. */
export type Stale<Port> = { readonly [Name in Asking<Port>]?: Tags };

/** Told with every answered write; the cache, where a page has loaded it, fetches these again. */
export type Renew = (tags: Tags) => void;

type Method = (...args: never[]) => Promise<unknown>;

/**
 * The same port, and whatever comes of a write, `renew` gets what it made stale: a refusal too may mean that somebody else
 * changed it. This is the one way to write: screens call the port, and nobody has to remember what else shows it.
 */
export function renewing<Port extends object>(port: Port, stale: Stale<Port>, renew: Renew): Port {
  const tagsOf = new Map(Object.entries(stale as Record<string, Tags>));
  return new Proxy(port, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      const tags = typeof name === 'string' && tagsOf.get(name);
      if (!tags || tags.length === 0 || typeof method !== 'function') return method;
      return async (...args: never[]) => {
        const answer = await (method as Method)(...args);
        renew(tags);
        return answer;
      };
    },
  });
}
