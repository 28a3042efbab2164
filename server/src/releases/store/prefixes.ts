/** Paths that the site itself answers: no remote's. */
const OF_THE_SITE = [
  '/api/*',
  '/shell/*',
  '/remotes/*',
  '/static/*',
  '/metrics',
  '/remotes.json',
  '/__dev/*',
  '/__preview/*',
];

/** What a remote or a token may have: parts that mean themselves in every reader of an address, and `/*` for all below. */
export const PREFIX = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*(?:\/\*)?)?$/;

/** What a browser, a proxy or a router would read as another path than its letters say: `/a/../b`, `/a%2fb`, `//a`, `/a\b`. */
const READ_OTHERWISE = /[\\%?#\s]|\/\/|\/\.{1,2}(?:\/|$)/;

const baseOf = (prefix: string) => (prefix.endsWith('/*') ? prefix.slice(0, -2) : prefix);

/** Whether every path of `inner` is one of `outer`; a path that could be read as another one is within none. */
export const isWithin = (inner: string, outer: string): boolean =>
  !READ_OTHERWISE.test(inner) && covers(outer, inner);

function covers(outer: string, inner: string): boolean {
  if (!outer.endsWith('/*')) return inner === outer;
  return baseOf(inner) === baseOf(outer) || baseOf(inner).startsWith(`${baseOf(outer)}/`);
}

/** Whether there is a path that both serve; routers tell no `/Admin` from `/admin`, and people do not either. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return covers(first, second) || covers(second, first);
}

type Served = { readonly prefixes: readonly string[] };
type Others = Readonly<Record<string, Served & { readonly canary?: Served | undefined }>>;

/** Prefixes that another remote or the site itself has, one sentence each. */
export function takenPrefixes(
  name: string,
  prefixes: readonly string[],
  remotes: Others,
): string[] {
  return prefixes.flatMap((prefix) => {
    if (READ_OTHERWISE.test(prefix)) return [`${prefix} could be read as another path`];
    if (OF_THE_SITE.some((own) => overlap(prefix, own)))
      return [`${prefix} belongs to the site itself`];
    return Object.entries(remotes)
      .filter(([other]) => other !== name)
      .flatMap(([other, { prefixes: theirs, canary }]) =>
        [...new Set([...theirs, ...(canary?.prefixes ?? [])])]
          .filter((their) => overlap(prefix, their))
          .map((their) => `${prefix} belongs to ${other} (${their})`),
      );
  });
}
