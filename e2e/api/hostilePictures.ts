import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';

type Drawn = { width: number; height: number; depth: 8 | 16; interlaced: boolean };

const CHANNELS = 3;
const TRUECOLOUR = 2;
/**
 * The start and step of each of the seven passes of an interlaced PNG. Source: PNG specification,
 * section 8.2.
 */
const ADAM7 = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

/**
 * Creates a black PNG of any size, without holding all its pixels in memory. The file is small, but
 * its pixels need very much memory.
 */
export async function blackPng({ width, height, depth, interlaced }: Drawn): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, TRUECOLOUR, 0, 0, interlaced ? 1 : 0], 8);
  const deflate = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => packed.push(chunk));
  const passes = interlaced ? ADAM7 : [{ x: 0, y: 0, dx: 1, dy: 1 }];
  for (const { x, y, dx, dy } of passes) {
    const columns = Math.ceil((width - x) / dx);
    const row = Buffer.alloc(1 + (columns * CHANNELS * depth) / 8);
    for (let line = y; line < height; line += dy) {
      if (!deflate.write(row)) await once(deflate, 'drain');
    }
  }
  deflate.end();
  await once(deflate, 'end');
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = [chunk('IHDR', header), chunk('IDAT', Buffer.concat(packed)), chunk('IEND')];
  return Buffer.concat([signature, ...body]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
