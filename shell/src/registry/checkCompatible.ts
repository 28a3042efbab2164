import { missingNames } from '@mcs-repairs/shared/domain/rules/missingNames';
import { GIVEN_NAMES } from './givenNames';
import type { RemoteEntry } from './registry';

/** Whether the shell exports every name that the remote imports. */
export const isCompatible = ({ takes = {} }: Pick<RemoteEntry, 'takes'>): boolean =>
  missingNames(takes, GIVEN_NAMES).length === 0;

/**
 * Checks that the shell's shared modules export every name that a remote imports. It runs before
 * the browser fetches any code of the remote. If the entry has no list of names, the server has
 * already checked the remote.
 * @throws an error that lists every missing name.
 */
export function checkCompatible(
  name: string,
  { takes = {} }: Pick<RemoteEntry, 'takes'>,
  gives = GIVEN_NAMES,
): void {
  const missing = missingNames(takes, gives);
  if (missing.length > 0)
    throw new Error(
      `The remote ${name} uses names that this site does not provide: ${missing.join(', ')}`,
    );
}
