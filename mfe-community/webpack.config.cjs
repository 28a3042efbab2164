const { remote } = require('../shared/build/webpack.cjs');

module.exports = remote({
  dir: __dirname,
  name: 'community',
  port: 3104,
  exposes: { './remote': './src/remote.tsx' },
});
