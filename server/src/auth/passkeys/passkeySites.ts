import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { ownOrigins, type Api } from '../../http';
import type { Shop } from '../shop';
import { passkeySite, type PasskeySite } from './passkeySite';

/**
 * `onSite` calls its callback with the host name and origins for passkeys on the requesting page.
 * Fails if browsers do not support passkeys on that page.
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
    /**
     * Returns the host name to which browsers bind passkeys of this site. Null if passkeys do not
     * work on this site.
     */
    siteName: (): string | null => {
      const site = passkeySite(publicUrl, listening(), undefined);
      return site.ok ? site.value.name : null;
    },
  };
}
