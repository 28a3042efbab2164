import type {
  ContentChange,
  Edition,
  Piece,
  PieceValue,
} from '@mcs-repairs/shared/domain/types/content';
import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import {
  deviceOfFaults,
  SECTIONS,
  type SectionEntries,
} from '@mcs-repairs/shared/domain/types/sections';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Actor, noteLog } from '../auth';
import { inTransaction, lockKeys, newId, type Trx } from '../db';
import { refused } from '../runtime';
import type { Shop } from './shop';
import { changesOf } from './changesOf';
import { faultChanges } from './faultChanges';
import { newestEdition, sectionNow, toEdition } from './storedContent';
import { ENGLISH } from './validEditions';
import { wrongFaults } from './wrongFaults';
import { wrongLinks } from './wrongLinks';

const nameOf = (piece: Piece): string => {
  if (piece === 'profile') return 'Shop profile';
  return piece === 'banner' ? 'Banner' : SECTIONS[piece].title;
};

type Place = Pick<Shop, 'db' | 'now'>;

/**
 * Publishes an edition of a piece of content. Fails with `conflict` if a colleague published the
 * same piece meanwhile. Fails with `invalid` if a link points to a page that does not exist, or if
 * a fault has the name of another fault.
 */
export async function publishContent(
  shop: Pick<Shop, 'db' | 'now' | 'sitePaths'>,
  { edition, seen, validFrom }: ContentChange,
  by: Actor,
): Promise<Result<Edition>> {
  const now = shop.now();
  const { piece, value } = edition;
  const fields = await wrongLinks(shop, edition);
  if (fields)
    return refused('invalid', { message: 'A link leads to no page of this site.', fields });
  const faults = await wrongFaults(shop, edition);
  if (faults) return refused('invalid', { message: 'Please check the faults.', fields: faults });
  return changePiece(shop, piece, seen, async (trx) => {
    const from = validFrom && validFrom > now.toISOString() ? validFrom : now.toISOString();
    const row = {
      id: newId(),
      piece,
      language: ENGLISH,
      value: value === null ? null : JSON.stringify(value),
      valid_from: from,
      at: now.toISOString(),
      by_name: by.name,
      staff_id: by.staffId,
      undone_at: null,
    };
    const before = await entriesBefore(trx, piece);
    await trx.insertInto('content_editions').values(row).execute();
    const detail = `${nameOf(piece)}: ${summaryOf(edition, before)}${validFrom ? `, from ${from}` : ''}`;
    await noteLog(trx, { event: 'content-published', detail }, by, now);
    return toEdition(row);
  });
}

/** Undoes the newest edition of a piece of content, even if its start is in the future. */
export async function undoContent(
  shop: Place,
  { piece, seen }: { piece: Piece; seen: string },
  by: Actor,
): Promise<Result<null>> {
  const now = shop.now();
  return changePiece(shop, piece, seen, async (trx) => {
    await trx
      .updateTable('content_editions')
      .set({ undone_at: now.toISOString() })
      .where('id', '=', seen)
      .execute();
    await noteLog(trx, { event: 'content-undone', detail: nameOf(piece) }, by, now);
    return null;
  });
}

/**
 * Runs `work` if `seen` is still the newest edition of the piece of content. Changes of the same
 * piece run one after the other.
 */
async function changePiece<Value>(
  { db }: Place,
  piece: Piece,
  seen: string | null,
  work: (trx: Trx) => Promise<Value>,
): Promise<Result<Value>> {
  return inTransaction(db, async (trx): Promise<Result<Value>> => {
    await lockKeys(trx, db.engine, [`content ${piece}`]);
    const newest = await newestEdition(trx, piece);
    if ((newest?.id ?? null) !== seen) {
      const message = newest
        ? `${newest.by_name} published another version of this content meanwhile. Please check it and try again.`
        : 'Somebody undid the last change of this content meanwhile. Please check it and try again.';
      return refused('conflict', { message });
    }
    db.scope.changed('content');
    return { ok: true, value: await work(trx) };
  });
}

function summaryOf(edition: PieceValue, before: SectionEntries): string {
  const { piece, value } = edition;
  if (value === null) return piece === 'banner' ? 'removed' : 'built-in values';
  if (piece === 'banner') return value.text;
  if (piece === 'profile') {
    const { logoPicture, ...texts } = value;
    return [...textsOf(texts), ...(logoPicture ? ['picture of the logo'] : [])].join(', ');
  }
  return deviceOfFaults(piece) ? faultChanges(before, value) : changesOf(before, value);
}

/** Returns every text inside a value, including the texts of nested lists. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Object.values(value ?? {}).flatMap(textsOf);
}

async function entriesBefore(trx: Trx, piece: Piece): Promise<SectionEntries> {
  if (piece === 'profile' || piece === 'banner') return [];
  const { entries } = await sectionNow(trx, piece);
  return entries ?? BUILT_IN_SECTIONS[piece];
}
