/**
 * The rule for the name of a remote. The server's registry uses the same rule
 * (shared/src/domain/types/release.ts).
 */
const REMOTE_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Throws if the name is invalid, before the build starts. */
function checkRemoteName(name) {
  if (REMOTE_NAME.test(name)) return name;
  throw new Error(
    `"${name}" cannot name a remote: take small letters and digits, with single hyphens between them, and begin with a letter`,
  );
}

module.exports = { REMOTE_NAME, checkRemoteName };
