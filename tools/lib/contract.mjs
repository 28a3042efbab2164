import { loadTypescript } from './loadTypescript.mjs';

/**
 * Names that a build imports and the shell of a running site does not export, as sentences; empty
 * when it fits. The deployed site's contract is its shell's `assets.json`, not this working tree.
 * @param {string} origin
 * @param {Record<string, string[]>} takes
 * @returns {Promise<string[]>}
 */
export async function judgeContract(origin, takes) {
  const { missingNames } = await loadTypescript('shared/src/domain/rules/missingNames.ts');
  const response = await fetch(`${origin}/shell/assets.json`).catch(() => null);
  if (!response?.ok) return [`${origin} does not say what its shell gives`];
  const { gives } = await response.json();
  return missingNames(takes, gives).map(
    (/** @type {string} */ missing) => `It takes what ${origin} does not give: ${missing}`,
  );
}
