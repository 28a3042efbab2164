/** Paths of the site itself, which no remote may have. */
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

/**
 * Matches a path that a remote may have: segments that every URL parser reads in the same way. `/*`
 * at the end means everything below.
 */
export const PREFIX = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*(?:\/\*)?)?$/;

/**
 * Matches paths that a browser, proxy or router would interpret as another path: `/a/../b`,
 * `/a%2fb`, `//a`, `/a\b`.
 */
const READ_OTHERWISE = /[\\%?#\s]|\/\/|\/\.{1,2}(?:\/|$)/;

const baseOf = (prefix: string) => (prefix.endsWith('/*') ? prefix.slice(0, -2) : prefix);

/**
 * Returns whether all paths of `inner` are also paths of `outer`. False if browsers and routers
 * could read a path in different ways.
 */
export const isWithin = (inner: string, outer: string): boolean =>
  !READ_OTHERWISE.test(inner) && covers(outer, inner);

function covers(outer: string, inner: string): boolean {
  if (!outer.endsWith('/*')) return inner === outer;
  return baseOf(inner) === baseOf(outer) || baseOf(inner).startsWith(`${baseOf(outer)}/`);
}

/**
 * Returns whether two prefixes have a path in common. Routers do not distinguish `/Admin` and
 * `/admin`.
 */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return covers(first, second) || covers(second, first);
}

type Served = { readonly prefixes: readonly string[] };
type Others = Readonly<Record<string, Served & { readonly canary?: Served | undefined }>>;

/**
 * Returns a sentence for each prefix that already belongs to another remote or to the site itself.
 */
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
