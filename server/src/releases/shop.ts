import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { ReleaseHealth } from './health/releaseHealth';
import type { ReleaseSettings } from './releaseSettings';

/** Dependencies of releases. */
export type Shop = StaffPlace & {
  config: ReleaseSettings & ReleasePlaces & HttpSettings & { shop: ShopProfile };
  releaseHealth: ReleaseHealth;
};

/** The folders of releases and of the shell. */
export type ReleasePlaces = {
  mode: 'connected' | 'browser';
  /**
   * Absolute path of the store of built remotes. If undefined, the store is in `dataDir` or beside
   * the build.
   */
  remotesDir?: string | undefined;
  /** The folder of the shell's build. If undefined, the folder is beside the server's build. */
  shellDir: string | undefined;
};
