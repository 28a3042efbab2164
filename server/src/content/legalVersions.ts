import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import {
  FIRST_VERSION,
  startOf,
  versionFrom,
  type LegalPage,
  type LegalText,
  type LegalVersion,
} from '@mcs-repairs/shared/domain/types/legalPages';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Reads, Tables } from '../db';
import { refused } from '../runtime';
import type { Shop } from './shop';
import { storedValue } from './storedValue';
import { ENGLISH, validEditions } from './validEditions';

type Place = Pick<Shop, 'now'>;
type Row = Pick<Tables['content_editions'], 'id' | 'valid_from' | 'undone_at'>;

/**
 * Returns the current version and all earlier versions of a legal page, newest first. The last
 * entry of the list has the built-in texts.
 */
export async function legalVersions(
  place: Place,
  trx: Reads,
  page: LegalPage,
): Promise<LegalVersion[]> {
  const starts = startsOf(await startedEditions(place, trx, page));
  return [null, ...starts]
    .map((from, index) => ({ version: nameOf(from), from, until: starts[index] ?? null }))
    .reverse();
}

/**
 * Returns a version of a legal page that is or was valid. This includes versions that the owner
 * undid after their start.
 */
export async function legalText(
  place: Place,
  trx: Reads,
  { page, version }: { page: LegalPage; version: string },
): Promise<Result<LegalText>> {
  const rows = await startedEditions(place, trx, page);
  const from = startOf(version);
  const found = rows.findLast((row) => row.valid_from === from && row.undone_at === null);
  const row = found ?? rows.findLast((one) => one.valid_from === from);
  if (!row && version !== FIRST_VERSION) return refused('not-found');
  const next = startsOf(rows).find((start) => from === null || start > from) ?? null;
  const until = [next, row?.undone_at ?? null].filter((end) => end !== null).sort()[0] ?? null;
  const entries = row && (await entriesOf(trx, page, row.id));
  const texts = entries ?? BUILT_IN_SECTIONS[page];
  return { ok: true, value: { version: nameOf(from), from, until, entries: [...texts] } };
}

/** Returns the name of the version of the terms that is valid now. */
export async function termsInForce({ now }: Place, trx: Reads): Promise<string> {
  const [valid] = await validEditions(trx, now().toISOString(), ENGLISH, ['terms']);
  return nameOf(valid?.valid_from ?? null);
}

const nameOf = (from: string | null) => (from === null ? FIRST_VERSION : versionFrom(from));

/**
 * Returns the editions of a legal page that became valid, oldest first. Leaves out editions that
 * the owner undid before their start.
 */
async function startedEditions({ now }: Place, trx: Reads, page: LegalPage): Promise<Row[]> {
  const rows = await trx
    .selectFrom('content_editions')
    .select(['id', 'valid_from', 'undone_at'])
    .where('piece', '=', page)
    .where('language', '=', ENGLISH)
    .where('valid_from', '<=', now().toISOString())
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
  return rows.filter(({ undone_at: end, valid_from: start }) => end === null || end > start);
}

/**
 * Returns the start times of the editions, each time only once. If two editions start at the same
 * time, only the later one was ever valid.
 */
const startsOf = (rows: readonly Row[]) => [
  ...new Set(rows.filter((row) => row.undone_at === null).map((row) => row.valid_from)),
];

async function entriesOf(trx: Reads, page: LegalPage, id: string) {
  const { value } = await trx
    .selectFrom('content_editions')
    .select('value')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = storedValue({ piece: page, value });
  return Array.isArray(stored.value) ? stored.value : null;
}
