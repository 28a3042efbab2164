// Creates one temporary folder for the whole test run, and deletes it at the end. The test workers
// inherit its path.
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

let folder;

module.exports = async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-tests-'));
  // Which of these variables a program reads depends on the operating system, so all of them are
  // set.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
};

module.exports.end = () => rmSync(folder, { recursive: true, force: true });
