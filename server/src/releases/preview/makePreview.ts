import type { KeyObject } from 'node:crypto';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { serverSecret } from '../../db';
import { refused } from '../../runtime';
import type { Releaser } from '../api/requireReleaser';
import type { Shop } from '../shop';
import { choosePreview } from './choosePreview';
import type { Preview } from './preview';
import { LONGEST_SEAL, sealPreview } from './sealedPreview';

const NOWHERE = 'This server shows no previews: it has no store of remotes';
const TOO_MANY =
  'You preview too many versions at once. Leave the preview and start with this one.';

type Place = Pick<Shop, 'config' | 'db' | 'now'> & { keys: readonly KeyObject[] };
type Wish = {
  remote: string;
  show: string;
  releaser: Releaser;
  /** Returns the preview that the browser of the staff member already has. */
  before: () => Promise<Preview | null>;
};
/**
 * A new preview. `cookie` is for the browser of a staff member. It is null if the request came with
 * a token.
 */
type Made = { preview: Preview; link: string; cookie: string | null };

/**
 * Signs the requested preview, together with the preview that the browser already has. Fails with
 * `too-large` if the result is too long for an address.
 */
export async function makePreview(
  { config, db, now, keys }: Place,
  { remote, show, releaser, before }: Wish,
): Promise<Result<Made>> {
  const { remotesDir, previewLocalhost: localhost } = config;
  if (!remotesDir) return refused('unavailable', { message: NOWHERE });
  const { maker: by, prefixes } = releaser;
  const place = { remotesDir, keys, localhost };
  const chosen = choosePreview(place, { remote, show, prefixes, by });
  if (!chosen.ok) return chosen;
  const secret = await serverSecret(db, 'preview');
  const isStaff = releaser.remote === null;
  const preview = { ...(isStaff && (await before())), [remote]: chosen.value };
  const link = sealPreview(secret, 'link', preview, now());
  if (link.length > LONGEST_SEAL) return refused('too-large', { message: TOO_MANY });
  const cookie = isStaff ? sealPreview(secret, 'cookie', preview, now()) : null;
  return { ok: true, value: { preview, link, cookie } };
}
