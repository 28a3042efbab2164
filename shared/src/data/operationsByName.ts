/**
 * Fetches the declarations of operations that pages call only by name, so that pages load no
 * schemas of operations that they do not call.
 */
export const operationsByName = async () => {
  const { DECLARED_BY_NAME } = await import(
    /* webpackChunkName: "operations-by-name" */ './declaredByName'
  );
  return DECLARED_BY_NAME;
};
