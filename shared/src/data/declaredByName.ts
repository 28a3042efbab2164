import { readAvailability } from '../domain/contract/availability';
import { checkCart, listShopUnits, readShopUnit } from '../domain/contract/catalogue';
import { listModels } from '../domain/contract/models';
import * as community from '../domain/contract/community';
import * as myBooking from '../domain/contract/myBooking';
import { readSectionTexts } from '../domain/contract/content';
import { readSession } from '../domain/contract/session';
import type { Operation } from '../domain/contract/operation';

/**
 * Operations that pages call only by name: the forum, private links, goods for sale, models, free
 * times, texts of sections and the session.
 */
export const DECLARED_BY_NAME: Readonly<Record<string, Operation>> = Object.fromEntries(
  Object.values({
    ...community,
    ...myBooking,
    ...{ checkCart, listShopUnits, readShopUnit },
    listModels,
    readAvailability,
    readSectionTexts,
    readSession,
  }).map((of) => [of.id, of]),
);
