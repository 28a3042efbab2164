// With a document, `findBy` and `waitFor` wait longer, because a busy machine is slow.
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
}
