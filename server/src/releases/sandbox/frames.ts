import { Buffer } from 'node:buffer';
import type { Writable } from 'node:stream';

/**
 * The size of a frame's head. A frame is one message between processes. Its head has the length of
 * the message and of the text.
 */
const HEAD_BYTES = 8;

/**
 * Writes a message and its length. `text` has the long part, such as HTML or code. It is not in the
 * JSON, because this makes the transfer three times as fast.
 */
export function writeFrame(stream: Writable, message: unknown, text = ''): void {
  const parts = [Buffer.from(JSON.stringify(message)), Buffer.from(text)];
  const head = Buffer.alloc(HEAD_BYTES);
  for (const [at, { length }] of parts.entries()) head.writeUInt32LE(length, at * 4);
  stream.cork();
  for (const part of [head, ...parts]) stream.write(part);
  stream.uncork();
}

type Reader = {
  /** The maximum size of an accepted message, in bytes. */
  largest: number;
  /**
   * Called with each message. `text` is raw UTF-8, so that the caller can pass it on without
   * decoding.
   */
  onMessage: (message: unknown, text: Buffer) => void;
  /** Called if the data is not a valid message. No further data is read afterwards. */
  onNonsense: (problem: string) => void;
};

/**
 * Reads the messages of `writeFrame` from data that arrives in pieces of any size. Invalid data
 * never makes it throw.
 */
export function frameReader({ largest, onMessage, onNonsense }: Reader): (bytes: Buffer) => void {
  let parts: Buffer[] = [];
  let held = 0;
  let wanted = HEAD_BYTES;
  let jsonBytes: number | undefined;
  let isOver = false;

  const fail = (problem: string) => {
    isOver = true;
    parts = [];
    onNonsense(problem);
  };
  const take = (whole: Buffer) => {
    if (jsonBytes === undefined) {
      jsonBytes = whole.readUInt32LE(0);
      wanted = jsonBytes + whole.readUInt32LE(4);
      if (wanted > largest) fail(`a message of ${wanted} bytes`);
      return;
    }
    const json = whole.toString('utf8', 0, jsonBytes);
    const text = whole.subarray(jsonBytes);
    jsonBytes = undefined;
    wanted = HEAD_BYTES;
    let message: unknown;
    try {
      message = JSON.parse(json);
    } catch {
      fail('a message that is no JSON');
      return;
    }
    onMessage(message, text);
  };

  return (bytes) => {
    if (isOver) return;
    parts.push(bytes);
    held += bytes.length;
    while (!isOver && held >= wanted) {
      const all = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts, held);
      const whole = all.subarray(0, wanted);
      const rest = all.subarray(wanted);
      parts = rest.length > 0 ? [rest] : [];
      held = rest.length;
      take(whole);
    }
  };
}
