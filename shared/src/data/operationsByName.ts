import type { ByName } from './byId';

/** Matches the ids of the operations in `DECLARED_BY_NAME`, which pages of several areas call. */
const OF_MANY_PAGES = /Session|Cart|Unit|Availability/;

/**
 * Loads the declarations of operations that pages call only by name. `id` is the operation that is
 * called. This keeps schemas out of pages that do not call the operation.
 */
export async function operationsByName(id: string): Promise<ByName> {
  if (OF_MANY_PAGES.test(id)) {
    const common = await import(/* webpackChunkName: "operations-by-name" */ './declaredByName');
    return common.DECLARED_BY_NAME;
  }
  const few = await import(/* webpackChunkName: "operations-of-few" */ './declaredForFewPages');
  return few.DECLARED_FOR_FEW_PAGES;
}
