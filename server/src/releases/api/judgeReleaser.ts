import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { failure } from '../../runtime';
import { isWithin } from '../store/prefixes';
import type { Releaser } from './requireReleaser';

/**
 * Returns the error if a token may not release a version with these paths. Null if it may. Always
 * null for staff.
 */
export function beyondPaths(
  { prefixes: allowed }: Pick<Releaser, 'prefixes'>,
  prefixes: readonly string[],
): Failure | null {
  const beyond = prefixes.filter(
    (prefix) => allowed && !allowed.some((own) => isWithin(prefix, own)),
  );
  if (beyond.length === 0) return null;
  const message = `This token may not release ${beyond.join(', ')}: ask for one with these paths`;
  return failure('forbidden', { message, fields: { prefixes: message } });
}
