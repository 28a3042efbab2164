import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';

const [DEVICE] = DEVICE_IDS;

/**
 * Returns an example of an address for a route. Device and model are ones that the site has. Every
 * other parameter is `sample`, which does not exist.
 */
export function samplePath(route: string): string {
  return route
    .split('/')
    .map((part) => {
      if (part === ':device') return DEVICE;
      if (part === ':model') return modelsOf(DEVICE)[0]?.slug ?? 'sample';
      return part.startsWith(':') || part === '*' ? 'sample' : part;
    })
    .join('/');
}
