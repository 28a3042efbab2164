import { missingNames } from '@mcs-repairs/shared/domain/rules/missingNames';
import { GIVEN_NAMES } from './givenNames';
import type { RemoteEntry } from './registry';

/** Whether the shell provides every name that the remote imports. */
export const isCompatible = ({ takes = {} }: Pick<RemoteEntry, 'takes'>): boolean =>
  missingNames(takes, GIVEN_NAMES).length === 0;

/**
 * Throws if a remote imports a name that the shell's shared modules do not export; the error lists
 * every such name. It runs before any code of the remote is fetched. If the entry has no list of
 * names, the server has already checked the remote.
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
