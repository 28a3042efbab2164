import {
  NAVIGATION_PLACES,
  type NavigationPlace,
} from '@mcs-repairs/shared/domain/types/navigation';
import { isWithin } from './prefixes';
import { declaredSchema, explain, type Declared } from './registrySchema';
import type { Release } from './releaseSchema';

/** The maximum number of links in each part of the navigation, for all areas together. */
const ROOM: Record<NavigationPlace, number> = {
  ...{ main: 8, action: 1, menu: 4 },
  ...{ quick: 12, services: 12, legal: 6 },
};
/** How many letters fit into a navigation bar of eight links that is at least 1000 pixels wide. */
const LETTERS: Partial<Record<NavigationPlace, number>> = { main: 52, action: 16 };
const MOST_NAMED = 5;

/**
 * Returns a sentence for each error in what a version declares for navigation and sitemap. Errors
 * are labels and paths that cannot be shown, pages outside the version's paths, and links that do
 * not fit beside those of `others`.
 */
export function judgeDeclared(
  release: Pick<Release, 'prefixes' | keyof Declared>,
  others: readonly Declared[],
): Record<string, string> {
  const { navigation, sitemap, unlisted } = release;
  const parsed = declaredSchema.safeParse({ navigation, sitemap, unlisted });
  if (!parsed.success)
    return {
      declared: `What it declares cannot be shown: ${some(explain(parsed.error).split('; '))}`,
    };
  const { navigation: links = [], sitemap: pages = [], unlisted: kept = [] } = parsed.data;
  const beyond = [...links.map(({ path }) => path), ...pages, ...kept].filter(
    (path) => !release.prefixes.some((prefix) => isWithin(path, prefix)),
  );
  const twice = [
    ...repeated(links.map(({ path, place }) => `${path} in ${place}`)),
    ...repeated(pages.map((path) => `${path} in sitemap`)),
  ];
  const crowded = NAVIGATION_PLACES.flatMap((place) => crowdedAt(place, links, others));
  return {
    ...(beyond.length > 0 && {
      declared: `It declares pages that are not below its paths: ${some(beyond)}`,
    }),
    ...(twice.length > 0 && { 'declared twice': `It declares twice: ${some(twice)}` }),
    ...(crowded.length > 0 && { navigation: crowded.join('. ') }),
  };
}

function crowdedAt(
  place: NavigationPlace,
  links: NonNullable<Declared['navigation']>,
  others: readonly Declared[],
): string[] {
  const count = (all: NonNullable<Declared['navigation']>) =>
    all.filter((link) => link.place === place).length;
  const lettersOf = (all: NonNullable<Declared['navigation']>) =>
    all.reduce((sum, link) => sum + (link.place === place ? link.label.length : 0), 0);
  const letters = [links, ...others.map(({ navigation = [] }) => navigation)].reduce(
    (sum, all) => sum + lettersOf(all),
    0,
  );
  const mostLetters = LETTERS[place] ?? Infinity;
  const own = count(links);
  const theirs = others.reduce((sum, { navigation = [] }) => sum + count(navigation), 0);
  if (own > 0 && letters > mostLetters)
    return [
      `The navigation has room for ${mostLetters} letters in ${place}: with all areas there would be ${letters}`,
    ];
  return own > 0 && own + theirs > ROOM[place]
    ? [
        `The navigation has room for ${ROOM[place]} in ${place}: other areas have ${theirs}, and it brings ${own}`,
      ]
    : [];
}

const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);
const some = (all: readonly string[]) => {
  const named = [...new Set(all)];
  return named.length > MOST_NAMED
    ? `${named.slice(0, MOST_NAMED).join(', ')}, and ${named.length - MOST_NAMED} more`
    : named.join(', ');
};
