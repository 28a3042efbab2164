import type { FailureCode, Result } from '@mcs-repairs/shared/domain/types/failure';
import { networkKey } from '../abuseLimits';
import { failure, refused } from '../runtime';
import type { Shop } from './shop';
import { uploadPlaces } from './uploadPlaces';

const RETRY_SECONDS = 10;
const YOURS_ARE_TAKEN =
  'You are sending several photos already. Please wait until they have arrived.';

const places = new WeakMap<object, ReturnType<typeof uploadPlaces>>();

/** What is needed of a Fastify request to read an upload. */
type Incoming = {
  ip: string;
  raw: { destroy(): unknown };
  isMultipart(): boolean;
  file(options: {
    limits: { fileSize: number };
  }): Promise<{ toBuffer(): Promise<Buffer> } | undefined>;
};

type Upload<Value> = {
  /** The maximum size of a picture, in megabytes. */
  megabytes: number;
  /** The error message if too many other visitors are uploading pictures. */
  full: string;
  store: (bytes: Buffer, network: string) => Promise<Result<Value>>;
  /** Returns an error if the server must reject the upload before reading it. */
  refuse?: (network: string) => Promise<Result<never> | null>;
};

/** Reads and stores an uploaded picture. Limits the number of uploads in progress. */
export async function receivePicture<Value>(
  { db }: Pick<Shop, 'db'>,
  request: Incoming,
  { megabytes, full, store, refuse = async () => null }: Upload<Value>,
): Promise<Result<Value>> {
  if (!request.isMultipart()) return { ok: false, failure: failure('unsupported-media') };
  const network = await networkKey(db, request.ip);
  const running = places.get(db) ?? uploadPlaces();
  places.set(db, running);
  const place = running.take(network, () => request.raw.destroy());
  if (place === 'yours-are-taken')
    return refusedPhoto('too-many-requests', YOURS_ARE_TAKEN, RETRY_SECONDS);
  if (place === 'full') return refusedPhoto('unavailable', full, RETRY_SECONDS);
  try {
    const refusal = await refuse(network);
    if (refusal) return refusal;
    const part = await request.file({ limits: { fileSize: megabytes << 20 } });
    if (!part) return refusedPhoto('invalid', 'Please choose a picture');
    const bytes = await part.toBuffer().catch(() => null);
    if (!bytes)
      return refusedPhoto('too-large', `Please choose a picture of at most ${megabytes} MB`);
    return await store(bytes, network);
  } finally {
    place();
  }
}

function refusedPhoto(
  code: FailureCode,
  message: string,
  retryAfterSeconds?: number,
): Result<never> {
  const more = {
    message,
    fields: { photo: message },
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
  return refused(code, more);
}
