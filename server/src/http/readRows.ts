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
const OPEN = new Set([0x5b, 0x7b]);
const CLOSE = new Set([0x5d, 0x7d]);

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
  let depth = 0;
  let list: { from: number; depth: number; to: number } | undefined;
  let rowFrom = 0;
  let key = '';
  let textFrom = -1;

  const refuse = () => new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
  const take = async (to: number, isLast: boolean) => {
    if (to - rowFrom > LONGEST_ROW) throw refuse();
    const text = body.toString('utf8', rowFrom, to);
    rowFrom = to + 1;
    if (isLast && rows.length === 0 && !text.trim()) return;
    rows.push(parse(text));
    await pause();
  };

  for (let at = 0; at < body.length; at += 1) {
    if (at % PIECE === 0) await pause();
    const byte = body[at] ?? 0;
    if (textFrom >= 0) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) {
        if (!list && depth === 1 && at - textFrom < 100) key = body.toString('utf8', textFrom, at);
        textFrom = -1;
      }
    } else if (byte === QUOTE) {
      textFrom = at + 1;
    } else if (OPEN.has(byte)) {
      depth += 1;
      if (depth > DEEPEST) throw refuse();
      const isList = byte === 0x5b && (depth === 1 || (depth === 2 && key === name));
      if (!list && isList) {
        list = { from: at, depth, to: -1 };
        rowFrom = at + 1;
      }
    } else if (CLOSE.has(byte)) {
      if (list && list.to < 0 && depth === list.depth) {
        if (byte !== 0x5d) throw refuse();
        await take(at, true);
        list.to = at;
      }
      depth -= 1;
    } else if (byte === COMMA && list && list.to < 0 && depth === list.depth) {
      await take(at, false);
      if (rows.length > most) return rows;
    }
  }
  if (list && list.to < 0) throw refuse();
  // The JSON before and after the list of rows is short, so it is parsed at once.
  const before = list ? body.subarray(0, list.from) : body;
  const after = list ? body.subarray(list.to + 1) : Buffer.alloc(0);
  if (before.length + after.length > LONGEST_ROW) throw refuse();
  const around = parse(`${before.toString()}${list ? '[]' : ''}${after.toString()}`);
  if (!list) return around;
  return list.depth === 1 ? rows : { ...(around as object), [name]: rows };
}
