import {
  type Banner,
  type Edition,
  type Piece,
  type PieceValue,
  type SectionSettings,
  type ShownContent,
} from '@mcs-repairs/shared/domain/types/content';
import {
  deviceOfFaults,
  type SectionEntries,
  type SectionId,
} from '@mcs-repairs/shared/domain/types/sections';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { hashOf, type Reads, type Tables } from '../db';
import { editedFaults, shownFaults } from './faults';
import type { ContentPlace } from './shop';
import { storedValue } from './storedValue';
import { ENGLISH, validEditions, valuesOf, type KnownValues } from './validEditions';

type Row = Tables['content_editions'];

/** The maximum number of editions that the editor lists. */
const LISTED = 20;

/**
 * Returns the current content of pages. `revision` identifies its editions. It also changes when a
 * banner starts or ends.
 */
export async function contentNow(
  { config, now }: Pick<ContentPlace, 'config' | 'now'>,
  trx: Reads,
  { language = ENGLISH, known = new Map() }: { language?: string; known?: KnownValues } = {},
): Promise<ShownContent> {
  const at = now().toISOString();
  const valid = await validEditions(trx, at, language);
  const values = await valuesOf(trx, valid, known);
  const nothing = { revision: '', profile: config.deployedShop, banner: null };
  const content = withPieces(nothing, values, config.deployedShop);
  const { banner } = content;
  const isShown = banner !== null && isWithin(banner, at);
  const ids = valid.map(({ id }) => id).join();
  const revision = ids && hashOf(`${ids} ${isShown}`).slice(0, 16);
  return { ...content, revision, banner: isShown ? banner : null };
}

const isWithin = ({ from, until }: Banner, at: string): boolean =>
  (from === null || at >= from) && (until === null || at < until);

/**
 * Replaces some pieces of the content. A piece without a value becomes the built-in one. The banner
 * has no built-in value and disappears.
 */
export function withPieces(
  content: ShownContent,
  pieces: readonly PieceValue[],
  builtIn: ShopProfile,
): ShownContent {
  const changed = { ...content };
  for (const edition of pieces) {
    if (edition.piece === 'banner') changed.banner = edition.value;
    else if (edition.piece === 'profile') changed.profile = { ...builtIn, ...edition.value };
    else {
      const { piece, value } = edition;
      const device = deviceOfFaults(piece);
      if (device) changed.faults = withFaults(changed.faults, device, value);
      else {
        const { [piece]: _before, ...others } = changed.sections ?? {};
        changed.sections = { ...others, ...(value && { [piece]: value }) };
      }
    }
  }
  return changed;
}

type Faults = ShownContent['faults'];

/** Replaces the faults of one device. Undefined if the faults of all devices are the built-in ones. */
function withFaults(before: Faults, device: DeviceId, entries: SectionEntries | null): Faults {
  const { [device]: _before, ...others } = before ?? {};
  const own = entries ? shownFaults(device, entries) : undefined;
  const faults = { ...others, ...(own && { [device]: own }) };
  return Object.keys(faults).length > 0 ? faults : undefined;
}

const editionsOf = (trx: Reads, piece: Piece) =>
  trx
    .selectFrom('content_editions')
    .selectAll()
    .where('piece', '=', piece)
    .where('language', '=', ENGLISH);

/**
 * Returns the edition of a piece that was published last, even if its start is in the future.
 * Undone editions do not count.
 */
export const newestEdition = (trx: Reads, piece: Piece): Promise<Row | undefined> =>
  editionsOf(trx, piece)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the latest editions of a piece of content. The newest one that is not undone is always
 * among them.
 */
async function listed(trx: Reads, piece: Piece): Promise<Row[]> {
  const rows = await editionsOf(trx, piece).orderBy('id', 'desc').limit(LISTED).execute();
  if (rows.length < LISTED || rows.some((row) => row.undone_at === null)) return rows;
  const newest = await newestEdition(trx, piece);
  return newest ? [...rows, newest] : rows;
}

/** Returns the latest editions of the profile and the banner, newest first. */
export async function latestEditions(trx: Reads): Promise<Edition[]> {
  const rows = await Promise.all([listed(trx, 'profile'), listed(trx, 'banner')]);
  return rows
    .flat()
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .map(toEdition);
}

/** Returns the current entries of a section. Null if the section shows its built-in entries. */
export async function sectionInForce(
  { now }: Pick<ContentPlace, 'now'>,
  trx: Reads,
  section: SectionId,
): Promise<SectionEntries | null> {
  const valid = await validEditions(trx, now().toISOString(), ENGLISH, [section]);
  const [found] = await valuesOf(trx, valid, new Map());
  return found && Array.isArray(found.value) ? found.value : null;
}

/** Returns the newest entries of a section, and its latest editions. */
export async function sectionNow(
  trx: Reads,
  section: SectionId,
): Promise<Pick<SectionSettings, 'entries' | 'editions'>> {
  const editions = (await listed(trx, section)).map(toEdition);
  const newest = editions.find(({ isUndone }) => !isUndone);
  return {
    entries: newest ? entriesOf(newest) : null,
    editions: editions.map((one) => {
      const { edition: _value, ...facts } = one;
      const entries = entriesOf(one);
      return { ...facts, count: entries && entries.filter(({ state }) => state !== 'off').length };
    }),
  };
}

function entriesOf({ edition: { piece, value } }: Edition): Record<string, string>[] | null {
  if (piece === 'profile' || piece === 'banner' || value === null) return null;
  const device = deviceOfFaults(piece);
  return device ? editedFaults(device, value) : value;
}

export const toEdition = (row: Row): Edition => ({
  id: row.id,
  at: row.at,
  by: row.by_name,
  validFrom: row.valid_from,
  isUndone: row.undone_at !== null,
  edition: storedValue(row),
});
