import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { ownOrigins, type Api } from '../../http';
import type { Shop } from '../shop';
import { passkeySite, type PasskeySite } from './passkeySite';

/**
 * The site for passkeys. `onSite` runs work with the requesting page's site, and fails where browsers do not support
 * passkeys.
 */
export function passkeySites(api: Api, { config: { publicUrl } }: Shop) {
  const listening = ownOrigins(api, publicUrl);
  return {
    onSite: async <Value>(
      { headers }: { headers: { origin?: string | undefined } },
      work: (site: PasskeySite) => Promise<Result<Value>>,
    ): Promise<Result<Value>> => {
      const site = passkeySite(publicUrl, listening(), headers.origin);
      return site.ok ? work(site.value) : site;
    },
    /** The name that this site's passkeys are bound to, whichever page requests them; null where there are none. */
    siteName: (): string | null => {
      const site = passkeySite(publicUrl, listening(), undefined);
      return site.ok ? site.value.name : null;
    },
  };
}
