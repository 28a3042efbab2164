import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** The dependencies of editing the content. */
export type Shop = StaffPlace & {
  config: HttpSettings & { deployedShop: ShopProfile };
  /** Reads the paths of the site's pages. Null if this process has no registry of remotes. */
  sitePaths: () => Promise<ReadonlySet<string> | null>;
};

/** The dependencies of reading the content. */
export type ContentPlace = Pick<Shop, 'db' | 'now'> & {
  config: Pick<Shop['config'], 'deployedShop'>;
};
