import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { refused } from '../../runtime';
import { activeRemotes } from '../store/registryStore';
import { SHELL } from '../store/releaseSchema';
import { judgeShown } from '../store/releaseKeys';
import { folderOf, readRelease } from '../store/releaseStore';
import { LOCAL_ORIGIN, type Maker, type Wanted } from './preview';
import type { PreviewPlace } from './previewed';

/**
 * What a preview shows. `prefixes` are the paths of the token. Null for staff, whose preview has
 * the paths of the active version.
 */
type Choice = { remote: string; show: string; prefixes: readonly string[] | null; by: Maker };

const ONE_SHELL = 'The shell has no preview, because it is the same for all visitors';
const NOT_FROM_HERE =
  'This site does not preview code from a developer’s machine. Its operator can allow it with PREVIEW_LOCALHOST=browser';

/** Checks a requested preview. Returns what it shows, or the error if it is not possible. */
export function choosePreview(
  place: PreviewPlace,
  { remote, show, prefixes, by }: Choice,
): Result<Wanted> {
  const { remotesDir, localhost } = place;
  if (remote === SHELL) return refused('forbidden', { message: ONE_SHELL });
  if (LOCAL_ORIGIN.test(show)) {
    if (localhost === 'off') return refused('forbidden', { message: NOT_FROM_HERE });
    const own = prefixes ?? activeRemotes(remotesDir)[remote]?.prefixes ?? [];
    return { ok: true, value: { origin: show, prefixes: [...own], by } };
  }
  if (readRelease(folderOf(remotesDir, remote, show))?.remote === remote) {
    const barred = judgeShown(place, { remote, version: show });
    return barred ? { ok: false, failure: barred } : { ok: true, value: { version: show, by } };
  }
  const message = `There is no version ${show} of ${remote}`;
  return refused('not-found', { message });
}
