import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { ReleaseHealth } from './health/releaseHealth';
import type { ReleaseSettings } from './releaseSettings';

/** What the code for releases needs. */
export type Shop = StaffPlace & {
  config: ReleaseSettings & ReleasePlaces & HttpSettings & { shop: ShopProfile };
  releaseHealth: ReleaseHealth;
};

/** The folders of the releases and of the shell. */
export type ReleasePlaces = {
  mode: 'connected' | 'browser';
  /**
   * The absolute path of the store of releases. Undefined if the store is in `dataDir` or beside
   * the build.
   */
  remotesDir?: string | undefined;
  /** The folder of the shell's build. Undefined if it is beside the server's build. */
  shellDir: string | undefined;
};
