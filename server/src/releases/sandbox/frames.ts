import { Buffer } from 'node:buffer';
import type { Writable } from 'node:stream';

/** How long the message is, and how long the text after it. */
const HEAD_BYTES = 8;

/**
 * Writes a message with its length before it. `text` is what is long in it, a page's markup or a bundle: beside the JSON it
 * takes a third of the time.
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
  /** Bytes of a message above which the sender is not listened to. */
  largest: number;
  /** `text` in UTF-8, as it came: whoever only passes it on need not read it. */
  onMessage: (message: unknown, text: Buffer) => void;
  /** The sender says what is no message: nothing that follows can be read. */
  onNonsense: (problem: string) => void;
};

/** Takes apart what `writeFrame` wrote, in whatever pieces it comes. Never throws because of what it reads. */
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
