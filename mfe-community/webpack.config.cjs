const { remote } = require('../shared/build/webpack.cjs');

module.exports = remote(__dirname);
