// Where there is a document, `findBy` and `waitFor` wait as long as a busy machine may take: it is slow, not wrong.
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
}
