import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { Files } from '../runtime';

/** The dependencies of the goods for sale. */
export type Shop = StaffPlace & { config: HttpSettings; files: Files };
export type CataloguePlace = Pick<Shop, 'db' | 'now'>;
