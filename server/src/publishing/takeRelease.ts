import { rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Result } from 'shared/domain/types/failure';
import { failure } from '../http/failures';
import { isWithin } from '../releases/prefixes';
import { compressFolder } from '../releases/compressFolder';
import { judgeFiles, putRelease, stagingFolder, type Stored } from '../releases/releaseStore';
import { receiveRelease } from './receiveRelease';
import type { Releaser } from './requireReleaser';
import { judgeSignature } from './releaseKeys';
import type { ReleaseSite } from './releaseSite';

type Upload = { remote: string; body: Readable; isGzipped: boolean; mostBytes: number };

/**
 * Takes a release in: unpacked beside its place, judged, and put there in one step. Nothing of it is active, and nothing of one
 * that is refused or breaks off is left.
 */
export async function takeRelease(
  { remotesDir, keys }: Pick<ReleaseSite, 'remotesDir' | 'keys'>,
  { prefixes: allowed }: Pick<Releaser, 'prefixes'>,
  { remote, body, ...how }: Upload,
): Promise<Result<Stored>> {
  const staged = stagingFolder(remotesDir, remote);
  try {
    const refused = await receiveRelease(body, { folder: staged, ...how });
    if (refused) return { ok: false, failure: refused };
    const judged = judgeFiles(staged, remote);
    if (!judged.ok) return judged;
    const unsigned = judgeSignature(staged, keys);
    if (unsigned) return { ok: false, failure: unsigned };
    const beyond = judged.value.prefixes.filter(
      (prefix) => allowed && !allowed.some((own) => isWithin(prefix, own)),
    );
    if (beyond.length > 0) {
      const message = `This token may not release ${beyond.join(', ')}: ask for one with these paths`;
      return {
        ok: false,
        failure: failure('forbidden', { message, fields: { prefixes: message } }),
      };
    }
    await compressFolder(staged);
    return putRelease(remotesDir, staged, remote);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}
