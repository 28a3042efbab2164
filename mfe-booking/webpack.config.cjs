const { remote } = require('../shared/build/webpack.cjs');

module.exports = remote({
  dir: __dirname,
  name: 'booking',
  port: 3103,
  exposes: { './remote': './src/remote.tsx' },
});
