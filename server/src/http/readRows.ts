import { errorCodes } from 'fastify';
import { pacer } from './pacer';

const MB = 1 << 20;
/** The deepest nesting of a row. Rows are flat, with a few long texts. */
const DEEPEST = 16;
const LONGEST_ROW = MB >> 2;
/** How many bytes are read before the clock is checked again. */
const PIECE = MB >> 4;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN = new Set([OPEN_LIST, 0x7b]);
const CLOSE = new Set([CLOSE_LIST, 0x7d]);

const refuse = () => new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();

/**
 * Parses a large JSON body one row at a time, so that other work can run in between. The body is a
 * list, or an object with a list in the property `name`. Stops after `most` + 1 rows. Throws an
 * error with status 400 for invalid JSON, for more than 16 levels of nesting, and for a row above
 * 256 KB.
 */
export async function readRows(
  body: Buffer,
  { name, most, parse }: { name: string; most: number; parse: (text: string) => unknown },
): Promise<unknown> {
  const pause = pacer();
  const rows: unknown[] = [];
  let list: { from: number; to: number; isWhole: boolean } | undefined;
  let rowFrom = 0;
  for (const { at, mark } of marksOf(body, name)) {
    if (mark === 'list' || mark === 'only list') {
      list = { from: at, to: -1, isWhole: mark === 'only list' };
      rowFrom = at + 1;
    }
    if (mark === 'row' || mark === 'end of list') {
      if (at - rowFrom > LONGEST_ROW) throw refuse();
      const text = body.toString('utf8', rowFrom, at);
      const isEmptyList = mark === 'end of list' && rows.length === 0 && !text.trim();
      if (!isEmptyList) rows.push(parse(text));
      rowFrom = at + 1;
    }
    if (list && mark === 'end of list') list.to = at;
    else if (rows.length > most) return rows;
    await pause();
  }
  if (list && list.to < 0) throw refuse();
  // The JSON before and after the list of rows is short, so it is parsed at once.
  const before = list ? body.subarray(0, list.from) : body;
  const after = list ? body.subarray(list.to + 1) : Buffer.alloc(0);
  if (before.length + after.length > LONGEST_ROW) throw refuse();
  const around = parse(`${before.toString()}${list ? '[]' : ''}${after.toString()}`);
  if (!list) return around;
  return list.isWhole ? rows : { ...(around as object), [name]: rows };
}

type Mark = 'list' | 'only list' | 'row' | 'end of list' | 'piece';

/**
 * Finds the first list of rows, the comma after each row, and the end of the list. Yields `piece`
 * after a part of the body without any of them, so that the caller can pause.
 */
function* marksOf(body: Buffer, name: string): Generator<{ at: number; mark: Mark }> {
  let depth = 0;
  let depthOfRows = Infinity;
  let isListRead = false;
  let key = '';
  for (let at = 0; at < body.length; at += 1) {
    if (at % PIECE === 0) yield { at, mark: 'piece' };
    const byte = body[at] ?? 0;
    if (byte === QUOTE) {
      const textFrom = at + 1;
      for (at = textFrom; at < body.length && body[at] !== QUOTE; at += 1) {
        if (at % PIECE === 0) yield { at, mark: 'piece' };
        if (body[at] === BACKSLASH) at += 1;
      }
      if (depth === 1 && at - textFrom < 100) key = body.toString('utf8', textFrom, at);
    } else if (OPEN.has(byte)) {
      depth += 1;
      if (depth > DEEPEST) throw refuse();
      const isRows = byte === OPEN_LIST && (depth === 1 || (depth === 2 && key === name));
      if (isRows && !isListRead) {
        isListRead = true;
        depthOfRows = depth;
        yield { at, mark: depth === 1 ? 'only list' : 'list' };
      }
    } else if (CLOSE.has(byte)) {
      if (depth === depthOfRows) {
        if (byte !== CLOSE_LIST) throw refuse();
        yield { at, mark: 'end of list' };
        depthOfRows = Infinity;
      }
      depth -= 1;
    } else if (byte === COMMA && depth === depthOfRows) {
      yield { at, mark: 'row' };
    }
  }
}
