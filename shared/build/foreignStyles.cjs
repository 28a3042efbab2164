const postcss = require('postcss');
const parseSelectors = require('postcss-selector-parser');
const { judgeOf } = require('./stylesJudge.cjs');

module.exports = { foreignStyles: judgeOf({ postcss, parseSelectors }) };
