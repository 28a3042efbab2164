import type { Result } from '../domain/types/failure';

/** Tags of the cached endpoints whose answers are others after a write; none when no screen keeps what it changes. */
export type Tags = readonly string[];

type Asking<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: never[]) => Promise<Result<unknown>>
    ? Name
    : never;
}[keyof Port];

/** What each write of a topic makes stale; a write that changes nothing that screens keep has no line. */
export type Stale<Port> = { readonly [Name in Asking<Port>]?: Tags };

/** Told with every answered write; the cache, where a page has loaded it, fetches these again. */
export type Renew = (tags: Tags) => void;

type Methods = Record<string, (...given: never[]) => Promise<Result<unknown>>>;

/**
 * The methods of this port that make something stale: when one is answered, `renew` gets its tags. A refusal too may mean that
 * somebody else changed it; without an answer nothing could be fetched either. This is the one way to write: screens call the
 * port, and nobody has to remember what else shows it.
 */
export function renewed<Port extends object>(
  port: Port,
  stale: Stale<Port>,
  renew: Renew,
): Partial<Port> {
  const writes: Methods = {};
  const methods = port as Methods;
  for (const [name, tags] of Object.entries(stale as Record<string, Tags>)) {
    // Called by its name each time: it is the port's own affair which function that is.
    if (!(name in port)) continue;
    writes[name] = async (...given) => {
      const answer = await (methods[name] as Methods[string])(...given);
      if (answer.ok || answer.failure.code !== 'network') renew(tags);
      return answer;
    };
  }
  return writes as Partial<Port>;
}
