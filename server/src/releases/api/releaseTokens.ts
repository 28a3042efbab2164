import type { MadeReleaseToken, NewReleaseToken } from '@mcs-repairs/shared/domain/types/release';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { inTransaction, newId, newSecret } from '../../db';
import { failure } from '../../runtime';
import { takenPrefixes } from '../store/prefixes';
import { prefixSchema } from '../store/registrySchema';
import { activeRemotes } from '../store/registryStore';
import { SHELL } from '../store/releaseSchema';
import type { Shop } from '../shop';
import { type Actor, noteLog } from '../../auth';
import { deleteReleaseToken, insertReleaseToken } from './storedReleaseTokens';

/**
 * Creates a release token for one remote. Without paths, the token gets the paths of the active
 * version. `/trade-in` and `/trade-in/*` both mean this path and everything below it. Rejects paths
 * of other remotes.
 */
export async function makeReleaseToken(
  { db, config, now }: Pick<Shop, 'db' | 'config' | 'now'>,
  { remote, prefixes: wanted, label }: NewReleaseToken,
  by: Actor,
): Promise<Result<MadeReleaseToken>> {
  const active = config.remotesDir ? activeRemotes(config.remotesDir) : {};
  const given = [...new Set(wanted.map(withAllBelow))];
  const prefixes = given.length > 0 ? given : (active[remote]?.prefixes ?? []);
  const problem = judge(remote, prefixes, active);
  if (problem) return { ok: false, failure: problem };
  const secret = newSecret();
  const at = now();
  const createdAt = at.toISOString();
  const token = { id: newId(), remote, prefixes, label, createdAt };
  await inTransaction(db, async (trx) => {
    await insertReleaseToken(trx, token, { secret, staffId: by.staffId ?? '' });
    const detail = `${remote}, for ${label}: ${prefixes.join(', ')}`;
    await noteLog(trx, { event: 'release-token-made', detail }, by, at);
  });
  return { ok: true, value: { ...token, lastUsedAt: null, secret } };
}

/**
 * Returns the prefix for a path and everything below it. The home page `/` does not include the
 * paths below it.
 */
const withAllBelow = (path: string) =>
  path === '/' || path.endsWith('*') ? path : `${path.replace(/(?<=.)\/$/, '')}/*`;

function judge(
  remote: string,
  prefixes: string[],
  active: Parameters<typeof takenPrefixes>[2],
): Failure | null {
  const wrong = prefixes.filter((prefix) => !prefixSchema.safeParse(prefix).success);
  const taken = takenPrefixes(remote, prefixes, active);
  const message =
    prefixes.length === 0 && remote !== SHELL
      ? `Nothing of ${remote} is active yet: please give its paths, such as /trade-in`
      : wrong.length > 0
        ? `${wrong.join(', ')} is no path such as /trade-in`
        : taken.join(', ');
  return message ? failure('invalid', { message, fields: { prefixes: message } }) : null;
}

/** Revokes a token. Returns whether the token existed. */
export const withdrawReleaseToken = (
  { db, now }: Pick<Shop, 'db' | 'now'>,
  id: string,
  by: Actor,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const gone = await deleteReleaseToken(trx, id);
    if (!gone) return false;
    const detail = `${gone.remote}, for ${gone.label}`;
    await noteLog(trx, { event: 'release-token-withdrawn', detail }, by, now());
    return true;
  });
