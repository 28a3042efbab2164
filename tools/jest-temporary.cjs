// One temporary folder for a test run, which is deleted with its content at the end. Workers
// inherit its path.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

let folder;

module.exports = async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-tests-'));
  // Each system reads one of these names.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
};

module.exports.end = () => rmSync(folder, { recursive: true, force: true });
