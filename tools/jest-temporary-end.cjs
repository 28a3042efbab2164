module.exports = async () => require('./jest-temporary.cjs').end();
