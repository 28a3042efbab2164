import type { ByName } from './byId';

/** Matches the ids of the operations in `DECLARED_BY_NAME`. */
const OF_MANY_PAGES = /Session|Cart|Unit|Availability/;

/**
 * Loads the contracts of operations that pages call only by name. `id` is the operation that a page
 * calls. Pages that do not call it load no schemas.
 */
export async function operationsByName(id: string): Promise<ByName> {
  if (OF_MANY_PAGES.test(id)) {
    const common = await import(/* webpackChunkName: "operations-by-name" */ './declaredByName');
    return common.DECLARED_BY_NAME;
  }
  const few = await import(/* webpackChunkName: "operations-of-few" */ './declaredForFewPages');
  return few.DECLARED_FOR_FEW_PAGES;
}
