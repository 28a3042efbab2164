import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** Dependencies of the content that the owner edits. */
export type Shop = StaffPlace & { config: HttpSettings & { deployedShop: ShopProfile } };

/** Dependencies of reading it. */
export type ContentPlace = Pick<Shop, 'db' | 'now'> & {
  config: Pick<Shop['config'], 'deployedShop'>;
};
