import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** What editing the content depends on. */
export type Shop = StaffPlace & { config: HttpSettings & { deployedShop: ShopProfile } };

/** What reading the content depends on. */
export type ContentPlace = Pick<Shop, 'db' | 'now'> & {
  config: Pick<Shop['config'], 'deployedShop'>;
};
