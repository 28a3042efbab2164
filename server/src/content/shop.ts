import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** What the code needs to edit the content of pages. */
export type Shop = StaffPlace & {
  config: HttpSettings & { deployedShop: ShopProfile };
  /** Reads the paths of the site's pages. Null if this process has no registry of remotes. */
  sitePaths: () => Promise<ReadonlySet<string> | null>;
};

/** What the code needs to read the content of pages. */
export type ContentPlace = Pick<Shop, 'db' | 'now'> & {
  config: Pick<Shop['config'], 'deployedShop'>;
};
