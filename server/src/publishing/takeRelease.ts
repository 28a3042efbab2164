import { rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Result } from 'shared/domain/types/failure';
import { compressFolder } from '../releases/compressFolder';
import { makeRoom, type Room } from '../releases/makeRoom';
import { judgeFiles, putRelease, stagingFolder, type Stored } from '../releases/releaseStore';
import { beyondPaths } from './judgeReleaser';
import { receiveRelease } from './receiveRelease';
import type { Releaser } from './requireReleaser';
import { judgeSignature } from './releaseKeys';
import type { ReleaseSite } from './releaseSite';

type Upload = {
  remote: string;
  body: Readable;
  isGzipped: boolean;
  mostBytes: number;
  room: Room;
};

/**
 * Takes a release in: unpacked beside its place, judged, and put there in one step. Nothing of it is active, and nothing of one
 * that is refused or breaks off is left.
 */
export async function takeRelease(
  { remotesDir, keys }: Pick<ReleaseSite, 'remotesDir' | 'keys'>,
  releaser: Pick<Releaser, 'prefixes'>,
  { remote, body, room, ...how }: Upload,
): Promise<Result<Stored>> {
  const full = await makeRoom(remotesDir, remote, room);
  if (full) return { ok: false, failure: full };
  const staged = stagingFolder(remotesDir, remote);
  try {
    const refused = await receiveRelease(body, { folder: staged, ...how });
    if (refused) return { ok: false, failure: refused };
    const judged = judgeFiles(staged, remote);
    if (!judged.ok) return judged;
    const unsigned = judgeSignature(staged, keys);
    if (unsigned) return { ok: false, failure: unsigned };
    const beyond = beyondPaths(releaser, judged.value.prefixes);
    if (beyond) return { ok: false, failure: beyond };
    await compressFolder(staged);
    return putRelease(remotesDir, staged, remote);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}
