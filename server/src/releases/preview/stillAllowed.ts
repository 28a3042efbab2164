import { may } from '@mcs-repairs/shared/domain/rules/rights';
import type { Reads } from '../../db';
import { makerRoleOf } from '../api/storedReleaseTokens';
import { lacksNeededFactor, staffById } from '../../auth';
import type { Maker, Preview } from './preview';

/**
 * Returns the parts of a preview that may still be shown. A part ends when its creator loses the
 * right to release it, even before the preview expires. Null if no part is left.
 */
export async function stillAllowed(db: Reads, preview: Preview): Promise<Preview | null> {
  const known = new Map<string, Promise<boolean>>();
  const isAllowed = (by: Maker) => {
    const key = JSON.stringify(by);
    const asked = known.get(key) ?? mayShow(db, by);
    known.set(key, asked);
    return asked;
  };
  const all = await Promise.all(
    Object.entries(preview).map(async ([name, wanted]) =>
      (await isAllowed(wanted.by)) ? [[name, wanted] as const] : [],
    ),
  );
  const left = all.flat();
  return left.length > 0 ? Object.fromEntries(left) : null;
}

async function mayShow(db: Reads, by: Maker): Promise<boolean> {
  if ('token' in by) {
    const role = await makerRoleOf(db, by.token);
    return role !== null && may(role, 'manage-release-tokens');
  }
  const staff = await staffById(db, by.staff);
  if (staff === null || staff.disabled_at !== null || !may(staff.role, 'release')) return false;
  return !(await lacksNeededFactor(db, staff));
}
