import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';

/** What the goods for sale depend on. */
export type Shop = StaffPlace & { config: HttpSettings & { dataDir: string } };
export type CataloguePlace = Pick<Shop, 'db' | 'now'>;
