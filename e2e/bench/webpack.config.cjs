const { oneBundle } = require('../../shared/build/webpack.cjs');

module.exports = oneBundle({ dir: __dirname, entry: './oneBundle.tsx' });
