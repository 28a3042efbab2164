const { remote } = require('../shared/build/webpack.cjs');

module.exports = remote({
  dir: __dirname,
  name: 'admin',
  port: 3105,
  exposes: { './remote': './src/remote.tsx' },
});
