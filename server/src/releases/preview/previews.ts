import { readCookie } from '../../http';
import { serverSecret } from '../../db';
import { heldKeys } from '../store/releaseKeys';
import type { Shop } from '../shop';
import type { Previews } from './seenByOne';
import { cookieName } from '../../auth';
import type { Preview } from './preview';
import { previewed } from './previewed';
import { previewHead, previewStrip } from './previewStrip';
import { openSeal } from './sealedPreview';
import { stillAllowed } from './stillAllowed';

type Place = Pick<Shop, 'config' | 'db' | 'now'>;
type Asking = Parameters<typeof readCookie>[0];

/**
 * Checks the signature of a preview and returns the preview. Leaves out the parts that its creator
 * may no longer release.
 */
export async function openPreview(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  kind: 'link' | 'cookie',
  sealed: string | undefined,
): Promise<Preview | null> {
  const preview = openSeal(await serverSecret(db, 'preview'), kind, sealed, now());
  return preview && stillAllowed(db, preview);
}

/**
 * Returns the preview of the requesting browser. Null if the cookie is missing, forged or expired,
 * or if nobody may see the preview any longer.
 */
export async function previewOf({ config, db, now }: Place, request: Asking) {
  const cookie = readCookie(request, cookieName(config, 'preview'));
  return cookie ? openPreview({ db, now }, 'cookie', cookie) : null;
}

/** Returns a function that gives each browser with a preview cookie its own registry. */
export function previewsOf(place: Place, remotesDir: string): Previews {
  const { previewLocalhost: localhost, releaseKeys } = place.config;
  const keys = heldKeys(releaseKeys);
  return async (request, registry) => {
    const preview = await previewOf(place, request);
    if (!preview) return null;
    const { gone, ...seen } = await previewed({ remotesDir, keys, localhost }, registry, preview);
    const origins = originsOf(preview, gone);
    return {
      ...seen,
      head: previewHead(origins),
      strip: previewStrip(preview, gone, request.url),
    };
  };
}

const originsOf = (preview: Preview, gone: readonly string[]): string[] =>
  Object.entries(preview).flatMap(([name, wanted]) =>
    'origin' in wanted && !gone.includes(name) ? [wanted.origin] : [],
  );
