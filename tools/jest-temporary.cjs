// Creates one temporary folder for a test run, and deletes it at the end. Workers inherit its path.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

let folder;

module.exports = async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-tests-'));
  // Each operating system reads one of these variables.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
};

module.exports.end = () => rmSync(folder, { recursive: true, force: true });
