import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { editDistances } from '@mcs-repairs/shared/domain/rules/editDistance';
import { containsText, type Db, phraseOf, type Trx } from '../db';

/** The maximum number of letters of a word that the server stores and corrects. */
const LONGEST = 30;
/** The maximum number of words that are corrected in one search. */
const MOST_TERMS = 6;
/** The maximum number of similar words that the text index returns for a misspelled word. */
const CANDIDATES = 60;
/** The maximum number of alternatives that replace a misspelled word. */
const MOST_READINGS = 5;

/** The number of values in one statement. Both databases limit how many a statement may have. */
const AT_ONCE = 2000;

/** Returns the words of a text in lower case, each word once. */
const wordsOf = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];

/** Stores the words of a text, so that misspelled searches can find similar words. */
export async function noteWords(trx: Trx, text: string): Promise<void> {
  const words = wordsOf(text).filter(({ length }) => length > 1 && length <= LONGEST);
  for (let at = 0; at < words.length; at += AT_ONCE) {
    const some = words.slice(at, at + AT_ONCE);
    await trx
      .insertInto('goods_words')
      .values(some.map((word) => ({ word, search_text: `  ${word} ` })))
      .onConflict((stored) => stored.column('word').doNothing())
      .execute();
  }
}

/**
 * Finds goods for a misspelled search. Each typed word is replaced by the most similar words that
 * occur in goods. Returns null if no such word is similar to a typed word.
 */
export async function matchesNearly(db: Db, search: string): Promise<RawBuilder<SqlBool> | null> {
  const terms = wordsOf(search);
  if (terms.length > MOST_TERMS) return null;
  const conditions: RawBuilder<SqlBool>[] = [];
  for (const term of terms) {
    const readings = await readingsOf(db, term);
    if (readings.length === 0) return null;
    const any = readings.map((words) => containsText(db, 'goods', words));
    conditions.push(sql<SqlBool>`(${sql.join(any, sql` or `)})`);
  }
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : null;
}

/**
 * The alternatives for a typed word. An alternative has one or more words, and goods match if they
 * contain all words of one alternative.
 */
type Readings = string[][];

async function readingsOf(db: Db, term: string): Promise<Readings> {
  if (term.length > LONGEST) return [];
  if (await isPartOfWord(db, term)) return [[term]];
  const pieces = piecesOf(term);
  const swapped = swapsOf(term);
  const known = await knownAmong(db, [...pieces, ...swapped]);
  const meant = swapped.filter((word) => known.has(word));
  if (meant.length > 0) return meant.map((word) => [word]);
  const words = splitInto(term, known);
  if (words) return [words];
  const parts = term.match(/\d+|\D+/g) ?? [];
  // Only words without digits are corrected, because another digit would mean another model.
  if (parts.length === 1) return /\d/.test(term) ? [] : similarTo(db, term);
  const each: string[][] = [];
  for (const part of parts) {
    const isWord = /\d/.test(part) || part.length > 2;
    const [best] = isWord ? await readingsOf(db, part) : [];
    if (!best) return [];
    each.push(best);
  }
  return [each.flat()];
}

const isPartOfWord = async (db: Db, term: string) =>
  (await db
    .selectFrom('goods_words')
    .select('word')
    .where(containsText(db, 'goods_words', [term]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function knownAmong(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const found = db.selectFrom('goods_words').select('word').where('word', 'in', words);
  return new Set((await found.execute()).map(({ word }) => word));
}

/**
 * Returns the stored words that are most similar to a typed word: those with the fewest wrong
 * letters.
 */
async function similarTo(db: Db, term: string): Promise<Readings> {
  const near = (await candidates(db, term))
    .map((word) => ({ word, distance: Math.min(...editDistances(term, word)) }))
    .filter(({ distance }) => distance <= (term.length < 4 ? 0 : term.length < 6 ? 1 : 2));
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .slice(0, MOST_READINGS)
    .map(({ word }) => [word]);
}

/**
 * Returns the stored words that have the most sequences of three characters in common with a typed
 * word. The text index finds them.
 */
async function candidates(db: Db, term: string): Promise<string[]> {
  const letters = [...`  ${term} `];
  const trigrams = [
    ...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))),
  ];
  if (db.engine === 'sqlite') {
    const any = trigrams.map((trigram) => phraseOf([trigram])).join(' OR ');
    const found = sql<{ id: string }>`select id from goods_words_search
      where search_text match ${any} order by rank, id limit ${CANDIDATES}`;
    return (await found.execute(db)).rows.map(({ id }) => id);
  }
  const each = trigrams.map((trigram) => containsText(db, 'goods_words', [trigram]));
  const common = each.map((has) => sql`(case when ${has} then 1 else 0 end)`);
  const found = await db
    .selectFrom('goods_words')
    .select('word')
    .where(sql<SqlBool>`(${sql.join(each, sql` or `)})`)
    .orderBy(sql`${sql.join(common, sql` + `)}`, 'desc')
    .orderBy('word')
    .limit(CANDIDATES)
    .execute();
  return found.map(({ word }) => word);
}

/** Returns all parts of a typed word that have at least two characters. */
function piecesOf(term: string): string[] {
  const pieces = new Set<string>();
  for (let from = 0; from < term.length; from += 1)
    for (let to = from + 2; to <= term.length; to += 1) pieces.add(term.slice(from, to));
  return [...pieces];
}

/** Returns every text that results from swapping two neighbouring letters of a typed word. */
const swapsOf = (term: string) =>
  Array.from({ length: term.length - 1 }, (_, at) => {
    const [one = '', two = ''] = term.slice(at, at + 2);
    return term.slice(0, at) + two + one + term.slice(at + 2);
  }).filter((word) => word !== term);

/**
 * Splits a typed word without blanks into as few known words as possible. Undefined if it cannot be
 * split.
 */
function splitInto(term: string, known: ReadonlySet<string>): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let to = 1; to <= term.length; to += 1)
    for (let from = 0; from < to; from += 1) {
      const before = best[from];
      const word = term.slice(from, to);
      if (before && known.has(word) && before.length + 1 < (best[to]?.length ?? Infinity))
        best[to] = [...before, word];
    }
  return best[term.length];
}
