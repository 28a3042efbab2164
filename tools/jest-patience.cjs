// `findBy` and `waitFor` get a long time limit, because a busy machine is slow.
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
}
