import {
  pieceValueSchema,
  type Piece,
  type PieceValue,
  type ShownContent,
} from '@mcs-repairs/shared/domain/types/content';
import { cookieName } from '../auth';
import { SECTIONS } from '@mcs-repairs/shared/domain/types/sections';
import { hashOf, inTransaction, newSecret } from '../db';
import { markup, pageAddress, readCookie } from '../http';
import type { Previews } from '../releases';
import type { Shop } from './shop';
import { withPieces } from './storedContent';

export const DRAFT_PATHS = { open: '/__content/open', leave: '/__content/leave' };
/**
 * The address of the styles for the bar above a preview. Previews of releases have the same bar.
 */
const STYLE = '/__preview/strip.css';
export const DRAFT_COOKIE = 'content-draft';
export const DRAFT_MS = 60 * 60_000;
/** The query parameter of an address that shows a draft in a frame. */
const FRAME = 'content-preview';

type Place = Pick<Shop, 'db' | 'now' | 'config'>;

/**
 * Returns the path of the page on which a preview shows this piece of content. Profile and banner
 * are on every page, so their preview uses the home page.
 */
export const pageOf = (piece: Piece) =>
  piece === 'profile' || piece === 'banner' ? '/' : SECTIONS[piece].pages[0];

/**
 * Stores a draft of content. Returns a link that shows the site with the draft, and the address of
 * a page with the draft for a frame. Both expire after an hour.
 */
export async function draftLinks(
  { db, now }: Place,
  edition: PieceValue,
): Promise<{ link: string; frame: string }> {
  const token = newSecret();
  const row = {
    token_hash: hashOf(token),
    edition: JSON.stringify(edition),
    at: now().toISOString(),
  };
  await inTransaction(db, (trx) => trx.insertInto('content_drafts').values(row).execute());
  return {
    link: `${DRAFT_PATHS.open}?draft=${token}`,
    frame: `${pageOf(edition.piece)}?${FRAME}=${token}`,
  };
}

/**
 * Returns the draft to which a link or cookie belongs. Null if the draft does not exist or has
 * expired.
 */
export async function findDraft(
  { db, now }: Place,
  token: string | undefined,
): Promise<PieceValue | null> {
  if (!token || token.length > 100) return null;
  const row = await db
    .selectFrom('content_drafts')
    .select('edition')
    .where('token_hash', '=', hashOf(token))
    .where('at', '>', new Date(now().getTime() - DRAFT_MS).toISOString())
    .executeTakeFirst();
  return row ? pieceValueSchema.parse(JSON.parse(row.edition)) : null;
}

/**
 * Extends the previews of releases by drafts of content. A browser that opened the link of a draft
 * sees the draft. A frame whose address names a draft shows it, too.
 */
export function withDrafts(
  place: Place,
  previews: Previews,
  content: () => ShownContent,
): Previews {
  return async (request, registry) => {
    const seen = await previews(request, registry);
    const frame = frameOf(request.url);
    const token = frame?.token ?? readCookie(request, cookieName(place.config, DRAFT_COOKIE));
    const draft = await findDraft(place, token);
    if (!draft || (frame && frame.path !== pageOf(draft.piece))) return seen;
    const { profile, banner, sections } = withPieces(content(), [draft], place.config.deployedShop);
    // Pages read the opening hours from their own table, so the hours in the profile are left out.
    const { hours: _ofDeployment, ...shown } = profile;
    const leave = `${DRAFT_PATHS.leave}?to=${encodeURIComponent(request.url)}`;
    const strip = markup`<aside id="preview" aria-label="Preview"><p>Preview: this content is not published</p><a href="${leave}">Leave preview</a></aside>`;
    return {
      registry: seen?.registry ?? registry,
      unrendered: seen?.unrendered ?? [],
      head: seen?.head ?? markup`<link rel="stylesheet" href="${STYLE}">`,
      strip: frame ? markup`` : strip,
      ...(frame && { framed: { scheme: frame.scheme } }),
      profile: shown,
      banner,
      ...(sections && { sections }),
    };
  };
}

/** Reads the draft's token from the address of a frame. Undefined if the address names no draft. */
function frameOf(address: string) {
  if (!address.includes(FRAME)) return undefined;
  const { pathname, searchParams } = pageAddress(address, 'http://site.invalid');
  const token = searchParams.get(FRAME);
  const scheme = searchParams.get('scheme') === 'dark' ? ('dark' as const) : ('light' as const);
  return token === null ? undefined : { path: pathname, token, scheme };
}
