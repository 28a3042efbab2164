import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameSecret } from '../../db';
import { previewSchema, type Preview } from './preview';

/**
 * For how many milliseconds signed previews are valid. A link is opened soon after somebody
 * requested it. The cookie is valid for a working day.
 */
export const LIFE_MS = { link: 10 * 60_000, cookie: 8 * 60 * 60_000 } as const;
type Kind = keyof typeof LIFE_MS;

/**
 * The maximum number of characters of a signed preview, which must fit into an address and into a
 * cookie.
 */
export const LONGEST_SEAL = 1500;

const sealedSchema = z.object({
  kind: z.enum(['link', 'cookie']),
  until: z.number(),
  preview: previewSchema,
});

const signatureOf = (secret: string, said: string) =>
  createHmac('sha256', secret).update(`preview ${said}`).digest('base64url');

/** Signs a preview together with its expiry time. Only this site can create such a signature. */
export function sealPreview(secret: string, kind: Kind, preview: Preview, now: Date): string {
  const until = now.getTime() + LIFE_MS[kind];
  const said = Buffer.from(JSON.stringify({ kind, until, preview })).toString('base64url');
  return `${said}.${signatureOf(secret, said)}`;
}

/**
 * Checks the signature of a preview and returns the preview. Null if it is forged, of another kind,
 * or expired.
 */
export function openSeal(
  secret: string,
  kind: Kind,
  sealed: string | undefined,
  now: Date,
): Preview | null {
  if (!sealed || sealed.length > LONGEST_SEAL) return null;
  const [said = '', signature = ''] = sealed.split('.');
  if (!isSameSecret(signature, signatureOf(secret, said))) return null;
  const parsed = sealedSchema.safeParse(JSON.parse(Buffer.from(said, 'base64url').toString()));
  if (!parsed.success || parsed.data.kind !== kind) return null;
  return parsed.data.until > now.getTime() ? parsed.data.preview : null;
}
