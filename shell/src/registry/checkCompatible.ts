import { version as reactVersion } from 'react';
import { satisfy } from '@module-federation/runtime';
import sharedPackage from '../../../shared/package.json';
import type { RemoteEntry } from './registry';

/** The version that this shell gives of a shared module. */
export const providedVersion = (module: string): string =>
  module.startsWith('shared/') ? sharedPackage.version : reactVersion;

/**
 * Refuses a remote that was built for other versions of the shared modules, before any of its code is fetched. Throws with
 * both versions named.
 */
export function checkCompatible(
  name: string,
  { requires = {} }: Pick<RemoteEntry, 'requires'>,
  provided = providedVersion,
): void {
  for (const [module, range] of Object.entries(requires)) {
    const version = provided(module);
    if (!satisfy(version, range))
      throw new Error(`The remote ${name} needs ${module} ${range}, this site runs ${version}`);
  }
}
