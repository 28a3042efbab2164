const { remote } = require('../shared/build/webpack.cjs');

module.exports = remote({
  dir: __dirname,
  name: 'storefront',
  port: 3101,
  exposes: { './remote': './src/remote.tsx' },
});
