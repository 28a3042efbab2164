const { host } = require('../shared/build/webpack.cjs');

module.exports = host({
  dir: __dirname,
  name: 'shell',
  entry: './src/index.ts',
  earlyEntry: './src/early/recordEarly.ts',
  serverEntry: './src/server.tsx',
  stillParts: ['./src/layout/Footer.tsx'],
});
