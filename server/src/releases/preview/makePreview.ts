import type { KeyObject } from 'node:crypto';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { serverSecret } from '../../db';
import { failure } from '../../runtime';
import type { Releaser } from '../api/requireReleaser';
import type { Shop } from '../shop';
import { choosePreview } from './choosePreview';
import type { Preview } from './preview';
import { LONGEST_SEAL, sealPreview } from './sealedPreview';

const NOWHERE = 'This server shows no previews: it has no store of remotes';
const TOO_MANY = 'So much cannot be previewed at once: leave the preview and begin with this one';

type Place = Pick<Shop, 'config' | 'db' | 'now'> & { keys: readonly KeyObject[] };
type Wish = {
  remote: string;
  show: string;
  releaser: Releaser;
  /** What this browser of staff previews already. */
  before: () => Promise<Preview | null>;
};
/** `cookie`: for the browser of staff; a token has none. */
type Made = { preview: Preview; link: string; cookie: string | null };

/** Seals what is asked for, beside what staff preview already; `too-large` where that is more than an address can hold. */
export async function makePreview(
  { config, db, now, keys }: Place,
  { remote, show, releaser, before }: Wish,
): Promise<Result<Made>> {
  const { remotesDir, previewLocalhost: localhost } = config;
  if (!remotesDir) return { ok: false, failure: failure('unavailable', { message: NOWHERE }) };
  const { maker: by, prefixes } = releaser;
  const place = { remotesDir, keys, localhost };
  const chosen = choosePreview(place, { remote, show, prefixes, by });
  if (!chosen.ok) return chosen;
  const secret = await serverSecret(db, 'preview');
  const isStaff = releaser.remote === null;
  const preview = { ...(isStaff && (await before())), [remote]: chosen.value };
  const link = sealPreview(secret, 'link', preview, now());
  if (link.length > LONGEST_SEAL)
    return { ok: false, failure: failure('too-large', { message: TOO_MANY }) };
  const cookie = isStaff ? sealPreview(secret, 'cookie', preview, now()) : null;
  return { ok: true, value: { preview, link, cookie } };
}
