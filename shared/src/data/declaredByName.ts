import { readAvailability } from '../domain/contract/availability';
import { checkCart, listShopUnits, readShopUnit } from '../domain/contract/catalogue';
import { readSession } from '../domain/contract/session';
import { byId } from './byId';

/**
 * The contracts of operations that pages of several areas call by name. A page loads a contract
 * only with the first call.
 */
export const DECLARED_BY_NAME = byId({
  ...{ checkCart, listShopUnits, readShopUnit },
  readAvailability,
  readSession,
});
