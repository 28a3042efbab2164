import {
  pieceValueSchema,
  type PieceValue,
  type ShownContent,
} from '@mcs-repairs/shared/domain/types/content';
import { cookieName } from '../auth';
import { hashOf, inTransaction, newSecret } from '../db';
import { markup, readCookie } from '../http';
import type { Previews } from '../releases';
import type { Shop } from './shop';
import { withPieces } from './storedContent';

export const DRAFT_PATHS = { open: '/__content/open', leave: '/__content/leave' };
/** The bar of release previews has the same styles. */
const STYLE = '/__preview/strip.css';
export const DRAFT_COOKIE = 'content-draft';
export const DRAFT_MS = 60 * 60_000;

type Place = Pick<Shop, 'db' | 'now' | 'config'>;

/**
 * Stores a draft, and returns a link that shows the site with the draft. The link expires after an
 * hour.
 */
export async function draftLink({ db, now }: Place, edition: PieceValue): Promise<string> {
  const token = newSecret();
  const row = {
    token_hash: hashOf(token),
    edition: JSON.stringify(edition),
    at: now().toISOString(),
  };
  await inTransaction(db, (trx) => trx.insertInto('content_drafts').values(row).execute());
  return `${DRAFT_PATHS.open}?draft=${token}`;
}

/** Returns the draft of a link or cookie, or null if it does not exist or has expired. */
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
 * Adds drafts of content to the previews of releases, for browsers that opened the link of a draft.
 */
export function withDrafts(
  place: Place,
  previews: Previews,
  content: () => ShownContent,
): Previews {
  return async (request, registry) => {
    const seen = await previews(request, registry);
    const cookie = readCookie(request, cookieName(place.config, DRAFT_COOKIE));
    const draft = cookie === undefined ? null : await findDraft(place, cookie);
    if (!draft) return seen;
    const { profile, banner, sections } = withPieces(content(), [draft], place.config.deployedShop);
    // The opening hours on pages come from the schedule, not from the deployment's settings.
    const { hours: _ofDeployment, ...shown } = profile;
    const leave = `${DRAFT_PATHS.leave}?to=${encodeURIComponent(request.url)}`;
    return {
      registry: seen?.registry ?? registry,
      unrendered: seen?.unrendered ?? [],
      head: seen?.head ?? markup`<link rel="stylesheet" href="${STYLE}">`,
      strip: markup`<aside id="preview" aria-label="Preview"><p>Preview: this content is not published</p><a href="${leave}">Leave preview</a></aside>`,
      profile: shown,
      banner,
      ...(sections && { sections }),
    };
  };
}
