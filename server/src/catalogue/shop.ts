import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** The dependencies of the goods for sale. */
export type Shop = StaffPlace & { config: HttpSettings & { dataDir: string } };
export type CataloguePlace = Pick<Shop, 'db' | 'now'>;
