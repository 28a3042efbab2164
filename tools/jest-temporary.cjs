// One temporary folder for a run of the tests, gone with all that they left in it when the run ends. Workers inherit where it is.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

let folder;

module.exports = async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-tests-'));
  // By the names that the systems know it under.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
};

module.exports.end = () => rmSync(folder, { recursive: true, force: true });
