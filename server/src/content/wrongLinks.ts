import type { PieceValue } from '@mcs-repairs/shared/domain/types/content';
import { LEGAL_PAGES } from '@mcs-repairs/shared/domain/types/legalPages';
import { linksOfEntries } from '@mcs-repairs/shared/domain/types/sections';
import { pageAddress, tidyPath } from '../http';
import { legalText } from './legalVersions';
import type { Shop } from './shop';
import { newestEdition, toEdition } from './storedContent';

type Place = Pick<Shop, 'db' | 'now' | 'sitePaths'>;

/**
 * Returns an error for each field of an edition with a link to a page that the site does not have.
 * Null if there is none. Links to other sites are not checked. Links that the newest edition
 * already contains are accepted. Otherwise, removing a unit or model would prevent other changes of
 * the same piece.
 */
export async function wrongLinks(
  place: Place,
  edition: PieceValue,
): Promise<Record<string, string> | null> {
  const internal = linksOf(edition).filter(([, to]) => to.startsWith('/'));
  if (internal.length === 0) return null;
  const newest = await newestEdition(place.db, edition.piece);
  const before = newest ? linksOf(toEdition(newest).edition).map(([, to]) => to) : [];
  const added = internal.filter(([, to]) => !before.includes(to));
  const known = added.length > 0 ? await place.sitePaths() : null;
  if (!known) return null;
  const wrong: Record<string, string> = {};
  for (const [field, to] of added)
    if (!(await isPage(place, known, to)))
      wrong[`edition.value.${field}`] ??= `This site has no page ${to}. Check the path.`;
  return Object.keys(wrong).length > 0 ? wrong : null;
}

function linksOf({ piece, value }: PieceValue): [string, string][] {
  if (!value || piece === 'profile') return [];
  if (piece === 'banner') return [['linkTo', value.linkTo]];
  return linksOfEntries(piece, value);
}

async function isPage(place: Place, known: ReadonlySet<string>, to: string): Promise<boolean> {
  const path = tidyPath(pageAddress(to, 'http://site.invalid').pathname).replace(/(.)\/$/, '$1');
  if (known.has(path)) return true;
  const [, first, version = '', deeper] = path.split('/');
  const page = LEGAL_PAGES.find((legal) => legal === first);
  if (!page || !version || deeper !== undefined) return false;
  return (await legalText(place, place.db, { page, version })).ok;
}
