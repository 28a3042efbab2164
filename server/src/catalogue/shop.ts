import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** Dependencies of the goods for sale. */
export type Shop = StaffPlace & { config: HttpSettings };
export type CataloguePlace = Pick<Shop, 'db' | 'now'>;
