import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { discardShop, startShop, type ShopServer } from '../server';
import { healthWatch, slowness } from './healthWatch';
import { blackPng } from './hostilePictures';
import { finding, type Fault } from './report';

const AT_ONCE = 6;
const SLOW_UPLOADS = 120;
/** The time limit of a health request on a machine that does nothing else, in milliseconds. */
const HEALTH_MS = 1000;
/**
 * How many MB the process may use beyond its memory at rest. This is far below the limit
 * `MemoryMax` in deploy/shop.service.
 */
const ALLOWED_MB = 450;
const BORDER = 'border-of-a-part';
const PART = `--${BORDER}\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;

/**
 * Uploads pictures that decompress to hundreds of megabytes, and uploads that never end. The server
 * must limit its memory, and must still accept normal photos.
 */
export const photoBomb: Fault = {
  name: 'pictures that unfold, and uploads that never end',
  async run() {
    const side = 7700;
    const giants = {
      'interlaced 16-bit PNG': await blackPng(square(side, 16, true)),
      'interlaced PNG': await blackPng(square(side, 8, true)),
      '16-bit PNG': await blackPng(square(side, 16, false)),
      'progressive JPEG': await blackJpeg(side, true),
    };
    const largest = {
      'largest photo that is opened, turned': await blackJpeg(side, false, 6),
      'largest interlaced PNG that is opened': await blackPng(square(5700, 8, true)),
    };
    const honest = await blackJpeg(3500, false);
    const shop = await startShop({ UV_THREADPOOL_SIZE: '8' });
    try {
      const atRest = memory(shop, 'VmRSS');
      const slow = await slowness(shop.url, HEALTH_MS);
      const health = healthWatch(shop.url);
      const answers = new Map<string, number>();
      const note = (name: string, status: number) =>
        answers.set(`${name}: ${status}`, (answers.get(`${name}: ${status}`) ?? 0) + 1);
      for (const [name, bytes] of Object.entries(giants)) {
        const all = Array.from({ length: AT_ONCE }, (_, network) => upload(shop, bytes, network));
        for (const status of await Promise.all(all)) note(name, status);
      }
      for (const bytes of Object.values(largest)) {
        const all = Array.from({ length: 4 }, (_, n) => upload(shop, bytes, 100 + n));
        for (const status of await Promise.all(all)) note('largest that is opened', status);
      }
      const unfolded = memory(shop, 'VmHWM') - atRest;
      const sockets = await stalledUploads(shop);
      const withSlow = await upload(shop, honest, 200);
      const held = memory(shop, 'VmHWM') - atRest;
      for (const socket of sockets) socket.destroy();
      await sleep(500);
      const statuses = await Promise.all(
        Array.from({ length: 3 }, (_, network) => upload(shop, honest, 210 + network)),
      );
      const { longestMs, failed } = await health.stop();
      const counts = {
        'MB above rest for giants and the largest that are opened': unfolded,
        'MB with slow uploads too': held,
        [`for pictures (${[...answers].map(([name, count]) => `${count}x ${name}`).join(', ')})`]:
          'answers',
        'status of an honest photo beside slow uploads': withSlow,
        'status of honest photos after': statuses.join(' '),
        'ms for the slowest health': longestMs,
        'times a quiet machine': Math.round(slow * 10) / 10,
        'health refusals': failed,
      };
      const taken = [...answers.keys()].some(
        (name) => name.endsWith(': 201') && !name.startsWith('largest'),
      );
      const holds =
        unfolded < ALLOWED_MB &&
        held < ALLOWED_MB &&
        !taken &&
        [201, 503].includes(withSlow) &&
        statuses.every((status) => status === 201) &&
        failed === 0 &&
        longestMs < HEALTH_MS * slow;
      return [finding(photoBomb.name, counts, holds)];
    } finally {
      await discardShop(shop);
    }
  },
};

const square = (side: number, depth: 8 | 16, interlaced: boolean) => ({
  width: side,
  height: side,
  depth,
  interlaced,
});

function blackJpeg(side: number, progressive: boolean, orientation = 1): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
    .withMetadata({ orientation })
    .jpeg({ progressive, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * Uploads a picture. The header names another network for each upload, as a proxy does. Otherwise,
 * the rate limit would reject most uploads.
 */
async function upload(shop: ShopServer, bytes: Buffer, network: number): Promise<number> {
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { 'x-forwarded-for': `198.51.100.${network}` };
  const answer = await fetch(`${shop.url}/api/photos`, { method: 'POST', body, headers });
  await answer.text();
  return answer.status;
}

/** Sends a large photo over many connections at once, but never the last bytes of it. */
async function stalledUploads(shop: ShopServer): Promise<Socket[]> {
  const { hostname, port } = new URL(shop.url);
  const most = Buffer.alloc((5 << 20) - 4096, 0x7f);
  return Promise.all(
    Array.from({ length: SLOW_UPLOADS }, async (_, number) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      const head = [
        'POST /api/photos HTTP/1.1',
        `host: ${hostname}`,
        `x-forwarded-for: 203.0.113.${number}`,
        `content-type: multipart/form-data; boundary=${BORDER}`,
        `content-length: ${most.length + 8192}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${PART}`);
      await new Promise((resolve) => {
        socket.once('close', resolve);
        setTimeout(resolve, 3000);
        socket.write(most, () => setTimeout(resolve, 500));
      });
      return socket;
    }),
  );
}

/** Returns the memory of the server's process in MB; 0 if the system does not report it. */
function memory(shop: ShopServer, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${shop.pid()}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
