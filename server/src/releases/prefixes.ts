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

const baseOf = (prefix: string) => (prefix.endsWith('/*') ? prefix.slice(0, -2) : prefix);

/** Whether every path of `inner` is one of `outer`. */
export function isWithin(inner: string, outer: string): boolean {
  if (!outer.endsWith('/*')) return inner === outer;
  return baseOf(inner) === baseOf(outer) || baseOf(inner).startsWith(`${baseOf(outer)}/`);
}

/** Whether there is a path that both serve. */
const overlap = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);

type Served = { readonly prefixes: readonly string[] };
type Others = Readonly<Record<string, Served & { readonly canary?: Served | undefined }>>;

/** Prefixes that another remote or the site itself has, one sentence each. */
export function takenPrefixes(
  name: string,
  prefixes: readonly string[],
  remotes: Others,
): string[] {
  return prefixes.flatMap((prefix) => {
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
