import type { StaffPlace } from '../auth';
import type { HttpSettings } from '../http';
import type { Files } from '../runtime';

/** What the code for goods, models and prices needs. */
export type Shop = StaffPlace & { config: HttpSettings; files: Files };
export type CataloguePlace = Pick<Shop, 'db' | 'now'>;
