// `findBy` and `waitFor` get a long time limit, because a busy machine is slow.
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });

  // In development, React notes for each element where it was created, for up to 10,000 elements at
  // a time. This took a tenth of the time of all tests of pages.
  const {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
  } = require('react');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

// Fastify looks for the name of each plugin among all loaded modules. In Jest, this took a fifth of
// the time to open a server. Functions with this property have a name already.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
});
