import { missingNames } from '@mcs-repairs/shared/domain/rules/missingNames';
import { GIVEN_NAMES } from './givenNames';
import type { RemoteEntry } from './registry';

/**
 * Refuses a remote that takes a name of a shared module that this shell does not give, before any of its code is fetched.
 * Throws with every missing name. A remote whose names are not known here was judged by the server that sent the page.
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
