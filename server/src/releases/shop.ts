import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { ReleaseHealth } from './health/releaseHealth';
import type { ReleaseSettings } from './releaseSettings';

/** What the releases context needs. */
export type Shop = StaffPlace & {
  config: ReleaseSettings & ReleasePlaces & HttpSettings & { shop: ShopProfile };
  releaseHealth: ReleaseHealth;
};

/** Where releases lie, and what serves them. */
export type ReleasePlaces = {
  mode: 'connected' | 'browser';
  /** Absolute path of the store of built remotes, when it is neither in `dataDir` nor beside the build. */
  remotesDir?: string | undefined;
  /** Where the shell's build lies; undefined: beside the server's. */
  shellDir: string | undefined;
};
