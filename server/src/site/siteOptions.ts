import type { Registry as MetricsRegistry } from 'prom-client';
import type { PublicSchedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Previews } from '../releases';

/** What the composition of pages needs to know of the deployment. */
export type SiteOptions = {
  mode: 'connected' | 'browser';
  profile: ShopProfile;
  /** When the shop is open, as it counts at this moment; left out, pages know the profile's hours alone. */
  schedule?: () => PublicSchedule;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Where the shell's build lies: `assets.json`, its files and `ssr/server.cjs`. */
  shellDir: string;
  /** The immutable store of built remotes, with the registry `remotes.json` in it. */
  remotesDir: string;
  /** Where this server answers, for the render workers' questions to the API. */
  apiUrl: () => string;
  /** Pages that are rendered for one network in a minute; those that are kept do not count. 0: no limit. */
  renderedPagesPerMinute?: number;
  /** Open pages reload when a remote was published or the server started anew: development only. */
  liveReload?: boolean;
  /** Page renders that may take longer end their worker. Milliseconds. */
  renderTimeoutMs?: number;
  /** Left out: nobody sees anything else. */
  previews?: Previews;
  /** Where figures of the composition are counted; left out, they are counted for nobody. */
  metrics?: MetricsRegistry;
};
