import {
  PIECES,
  pieceValueSchema,
  type Banner,
  type Edition,
  type Piece,
  type PieceValue,
  type SiteContent,
} from '@mcs-repairs/shared/domain/types/content';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Reads, Tables } from '../db';
import type { ContentPlace } from './shop';

type Row = Tables['content_editions'];

/** How many editions the editor lists. */
const LISTED = 20;

/**
 * Returns the content that applies now. `revision` names its editions, and changes when a banner
 * starts or ends.
 */
export async function contentNow(
  { config, now }: Pick<ContentPlace, 'config' | 'now'>,
  trx: Reads,
): Promise<SiteContent> {
  const at = now().toISOString();
  const valid = await Promise.all(PIECES.map((piece) => validEdition(trx, piece, at)));
  const values = valid.flatMap((row) => (row ? [toPieceValue(row)] : []));
  const nothing = { revision: '', profile: config.deployedShop, banner: null };
  const { profile, banner } = withPieces(nothing, values, config.deployedShop);
  const isShown = banner !== null && isWithin(banner, at);
  const revision = [...valid.map((row) => row?.id ?? '-'), isShown ? 'shown' : '-'].join('.');
  return { revision, profile, banner: isShown ? banner : null };
}

const isWithin = ({ from, until }: Banner, at: string): boolean =>
  (from === null || at >= from) && (until === null || at < until);

/**
 * Replaces the profile or the banner in the content. A null value restores the built-in profile, or
 * removes the banner.
 */
export function withPieces(
  content: SiteContent,
  pieces: readonly PieceValue[],
  builtIn: ShopProfile,
): SiteContent {
  const changed = { ...content };
  for (const edition of pieces) {
    if (edition.piece === 'banner') changed.banner = edition.value;
    else changed.profile = { ...builtIn, ...edition.value };
  }
  return changed;
}

const editionsOf = (trx: Reads, piece: Piece) =>
  trx.selectFrom('content_editions').selectAll().where('piece', '=', piece);

/** Returns the edition that applies at an instant: the last one whose start time has passed. */
const validEdition = (trx: Reads, piece: Piece, at: string): Promise<Row | undefined> =>
  editionsOf(trx, piece)
    .where('valid_from', '<=', at)
    .where('undone_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the edition that was published last, even if it does not apply yet. Undone editions do
 * not count.
 */
export const newestEdition = (trx: Reads, piece: Piece): Promise<Row | undefined> =>
  editionsOf(trx, piece)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the latest editions of profile and banner, newest first. */
export async function latestEditions(trx: Reads): Promise<Edition[]> {
  const rows = await Promise.all(
    PIECES.map((piece) => editionsOf(trx, piece).orderBy('id', 'desc').limit(LISTED).execute()),
  );
  return rows
    .flat()
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .map(toEdition);
}

export const toEdition = (row: Row): Edition => ({
  id: row.id,
  at: row.at,
  by: row.by_name,
  validFrom: row.valid_from,
  isUndone: row.undone_at !== null,
  edition: toPieceValue(row),
});

const toPieceValue = ({ piece, value }: Row): PieceValue =>
  pieceValueSchema.parse({ piece, value: value === null ? null : JSON.parse(value) });
