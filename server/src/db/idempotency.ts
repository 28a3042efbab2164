import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { hashOf } from './ids';
import type { Reads, Trx } from './schema';
import { insertRow } from './insertRow';

/**
 * What the sender of a form submitted. `scope` is the route, because two routes may get the same
 * idempotency key. Without a key, every call is a new submission.
 */
export type Submission = { scope: string; key: string; bodyHash: string };

export function submission(
  scope: string,
  key: string | undefined,
  body: unknown,
): Submission | null {
  if (!key) return null;
  return { scope, key, bodyHash: hashOf(canonical(body)) };
}

/**
 * Returns the stored response to this submission. Fails if the idempotency key was used with other
 * content.
 */
export async function storedAnswer<T>(
  trx: Reads,
  { scope, key, bodyHash }: Submission,
): Promise<Result<T> | null> {
  const row = await trx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== bodyHash) {
    const message = 'This idempotency key was used before with other content';
    return { ok: false, failure: { code: 'key-reused', message } };
  }
  return { ok: true, value: unseal(row.answer, key) as T };
}

/**
 * Stores the response to a submission. Returns false if another call for the same submission
 * already stored one.
 */
export async function keepAnswer(
  trx: Trx,
  { scope, key, bodyHash }: Submission,
  answer: unknown,
  now: Date,
): Promise<boolean> {
  return insertRow(
    trx,
    'idempotency',
    {
      scope,
      key_hash: hashOf(key),
      body_hash: bodyHash,
      answer: seal(answer, key),
      created_at: now.toISOString(),
    },
    { unless: ['scope', 'key_hash'] },
  );
}

/** Returns the same text for equal values, even if their keys have a different order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

// The stored response contains a name and the secret of a private link, so the server encrypts it.
// The encryption key is derived from the idempotency key, which only the sender has.
const cipherKey = (key: string) => createHash('sha256').update(`answer:${key}`).digest();

function seal(answer: unknown, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

function unseal(sealed: string, key: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}
