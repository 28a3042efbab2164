/** Fetches the declarations of operations that pages call by name alone: other pages bring none of their schemas. */
export const operationsByName = async () => {
  const { DECLARED_BY_NAME } = await import(
    /* webpackChunkName: "operations-by-name" */ './declaredByName'
  );
  return DECLARED_BY_NAME;
};
