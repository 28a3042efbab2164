import {
  PIECES,
  pieceValueSchema,
  type Edition,
  type Piece,
  type PieceValue,
  type SiteContent,
} from '@mcs-repairs/shared/domain/types/content';
import type { Reads, Tables } from '../db';
import type { ContentPlace } from './shop';

type Row = Tables['content_editions'];

/** How many editions of a piece the editor lists. */
const LISTED = 20;

/** Returns the content of this moment. `revision` names the editions that it consists of. */
export async function contentNow(
  { config, now }: Pick<ContentPlace, 'config' | 'now'>,
  trx: Reads,
): Promise<SiteContent> {
  const valid = await Promise.all(PIECES.map((piece) => validEdition(trx, piece, now())));
  const values = valid.flatMap((row) => (row ? [toPieceValue(row)] : []));
  const revision = valid.map((row) => row?.id ?? '-').join('.');
  return withPieces({ revision, profile: config.deployedShop, banner: null }, values);
}

/** Replaces pieces of the content. A null value restores the built-in profile, or removes the banner. */
export function withPieces(content: SiteContent, pieces: readonly PieceValue[]): SiteContent {
  const changed = { ...content };
  for (const edition of pieces) {
    if (edition.piece === 'banner') changed.banner = edition.value;
    else if (edition.value) changed.profile = { ...content.profile, ...edition.value };
  }
  return changed;
}

/** The edition that applies: of those that have become valid, the last. */
function validEdition(trx: Reads, piece: Piece, now: Date): Promise<Row | undefined> {
  return trx
    .selectFrom('content_editions')
    .selectAll()
    .where('piece', '=', piece)
    .where('valid_from', '<=', now.toISOString())
    .where('undone_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The edition that somebody published last, also when it becomes valid later; without undone ones. */
export async function newestEdition(trx: Reads, piece: Piece): Promise<Row | undefined> {
  return trx
    .selectFrom('content_editions')
    .selectAll()
    .where('piece', '=', piece)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest editions of all pieces, newest first. */
export async function latestEditions(trx: Reads): Promise<Edition[]> {
  const rows = await Promise.all(
    PIECES.map((piece) =>
      trx
        .selectFrom('content_editions')
        .selectAll()
        .where('piece', '=', piece)
        .orderBy('id', 'desc')
        .limit(LISTED)
        .execute(),
    ),
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
