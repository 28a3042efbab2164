// `findBy` and `waitFor` get a long time limit, because a busy machine is slow.
if (typeof document !== 'undefined') {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
}

// Fastify looks for the name of each plugin among all loaded modules. In Jest, this took a fifth of
// the time to open a server. Functions with this property have a name already.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
});
