const { remote } = require('../shared/build/webpack.cjs');

module.exports = remote({
  dir: __dirname,
  name: 'repairs',
  port: 3102,
  exposes: { './remote': './src/remote.tsx' },
});
