import type { ByName } from './byId';

/** The operations of `DECLARED_BY_NAME`, which pages of several areas call. */
const OF_MANY_PAGES = /Session|Cart|Unit|Availability/;

/**
 * Fetches the declarations of operations that pages call only by name, so that pages load no
 * schemas of operations that they do not call. `id` is the operation that is called.
 */
export async function operationsByName(id: string): Promise<ByName> {
  if (OF_MANY_PAGES.test(id)) {
    const common = await import(/* webpackChunkName: "operations-by-name" */ './declaredByName');
    return common.DECLARED_BY_NAME;
  }
  const few = await import(/* webpackChunkName: "operations-of-few" */ './declaredForFewPages');
  return few.DECLARED_FOR_FEW_PAGES;
}
