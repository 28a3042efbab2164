// A test with a document waits longer in `findBy` and `waitFor`, because a busy machine is slow.
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
}
