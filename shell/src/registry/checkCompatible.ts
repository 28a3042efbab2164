import { missingNames } from '@mcs-repairs/shared/domain/rules/missingNames';
import { GIVEN_NAMES } from './givenNames';
import type { RemoteEntry } from './registry';

/**
 * Rejects a remote that imports a name from a shared module that this shell does not export. It
 * runs before any code of the remote is fetched, and throws with every missing name. If there is no
 * list of names, the server that sent the page has already checked the remote.
 */
export function checkCompatible(
  name: string,
  { takes = {} }: Pick<RemoteEntry, 'takes'>,
  gives = GIVEN_NAMES,
): void {
  const missing = missingNames(takes, gives);
  if (missing.length > 0)
    throw new Error(`The remote ${name} takes what this site does not give: ${missing.join(', ')}`);
}
