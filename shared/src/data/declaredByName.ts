import { readAvailability } from '../domain/contract/availability';
import { checkCart, listShopUnits, readShopUnit } from '../domain/contract/catalogue';
import { readSession } from '../domain/contract/session';
import { byId } from './byId';

/** Operations that pages of several areas call only by name. */
export const DECLARED_BY_NAME = byId({
  ...{ checkCart, listShopUnits, readShopUnit },
  readAvailability,
  readSession,
});
