import * as z from 'zod/mini';
import type { PreviewLinks } from '@mcs-repairs/shared/domain/contract/previewLinks';
import {
  pieceValueSchema,
  type PieceValue,
  type ShownContent,
} from '@mcs-repairs/shared/domain/types/content';
import { listedModelSchema } from '@mcs-repairs/shared/domain/types/models';
import { SECTIONS } from '@mcs-repairs/shared/domain/types/sections';
import { cookieName, staffWith } from '../auth';
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
 * An unpublished piece of content, or an unsaved model. Only the member with the id `by` sees the
 * model.
 */
const draftSchema = z.union([
  pieceValueSchema,
  z.object({ model: listedModelSchema, by: z.string() }),
]);
type Draft = z.infer<typeof draftSchema>;

/** Returns the page that a preview opens first. The profile and the banner are on every page. */
export function pageOf(draft: Draft): string {
  if ('model' in draft) return `/repairs/${draft.model.device}/${draft.model.slug}`;
  const { piece } = draft;
  return piece === 'profile' || piece === 'banner' ? '/' : SECTIONS[piece].pages[0];
}

/**
 * Stores a draft of content. Returns a link that shows the site with the draft, and the address of
 * a page with the draft for a frame. Both expire after an hour.
 */
export async function draftLinks({ db, now }: Place, draft: Draft): Promise<PreviewLinks> {
  const token = newSecret();
  const row = {
    token_hash: hashOf(token),
    edition: JSON.stringify(draft),
    at: now().toISOString(),
  };
  await inTransaction(db, (trx) => trx.insertInto('content_drafts').values(row).execute());
  return {
    link: `${DRAFT_PATHS.open}?draft=${token}`,
    frame: `${pageOf(draft)}?${FRAME}=${token}`,
  };
}

/**
 * Returns the draft to which a link or cookie belongs. Null if the draft does not exist, has
 * expired, or is a model of another member or of a member who may no longer change models.
 */
export async function findDraft(
  place: Place,
  request: Parameters<typeof staffWith>[1],
  token: string | undefined,
): Promise<Draft | null> {
  if (!token || token.length > 100) return null;
  const { db, now } = place;
  const row = await db
    .selectFrom('content_drafts')
    .select('edition')
    .where('token_hash', '=', hashOf(token))
    .where('at', '>', new Date(now().getTime() - DRAFT_MS).toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const draft = draftSchema.parse(JSON.parse(row.edition));
  if (!('model' in draft)) return draft;
  const member = await staffWith(place, request, 'change-goods');
  return member?.staff.id === draft.by ? draft : null;
}

/**
 * Adds drafts to the previews of releases. They apply to browsers that opened a draft's link, and
 * to frames whose address names a draft. A frame shows only the page of its draft. A model appears
 * only on its own page, in a tab too.
 */
export function withDrafts(
  place: Place,
  previews: Previews,
  content: () => ShownContent,
): Previews {
  const contentWith = (draft: PieceValue) => {
    const { profile, banner, sections, faults } = withPieces(
      content(),
      [draft],
      place.config.deployedShop,
    );
    // Pages read the opening hours from their own table, so the hours in the profile are left out.
    const { hours: _ofDeployment, ...shown } = profile;
    return { profile: shown, banner, ...(sections && { sections }), faults: faults ?? {} };
  };
  return async (request, registry) => {
    const seen = await previews(request, registry);
    const frame = frameOf(request.url);
    const token = frame?.token ?? readCookie(request, cookieName(place.config, DRAFT_COOKIE));
    const draft = await findDraft(place, request, token);
    if (!draft) return seen;
    const isModel = 'model' in draft;
    if ((frame || isModel) && addressOf(request.url).pathname !== pageOf(draft)) return seen;
    const leave = `${DRAFT_PATHS.leave}?to=${encodeURIComponent(request.url)}`;
    const what = isModel
      ? 'the changes of this model are not saved'
      : 'this content is not published';
    const strip = markup`<aside id="preview" aria-label="Preview"><p>Preview: ${what}</p><a href="${leave}">Leave preview</a></aside>`;
    return {
      registry: seen?.registry ?? registry,
      unrendered: seen?.unrendered ?? [],
      head: seen?.head ?? markup`<link rel="stylesheet" href="${STYLE}">`,
      strip: frame ? markup`` : strip,
      ...(frame && { framed: { scheme: frame.scheme } }),
      ...(isModel ? { modelDraft: draft.model } : contentWith(draft)),
    };
  };
}

const addressOf = (url: string) => pageAddress(url, 'http://site.invalid');

/**
 * Returns the draft in the address of a frame. Undefined if the address names no draft. Every page
 * calls this function, so it parses only addresses that may name a draft.
 */
function frameOf(url: string) {
  if (!url.includes(FRAME)) return undefined;
  const { searchParams } = addressOf(url);
  const token = searchParams.get(FRAME);
  const scheme = searchParams.get('scheme') === 'dark' ? ('dark' as const) : ('light' as const);
  return token === null ? undefined : { token, scheme };
}
