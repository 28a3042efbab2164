import { loadTypescript } from './loadTypescript.mjs';

/**
 * Compares a build with the shell of a running site. Returns a sentence for each name that the
 * build imports and that the shell does not export. The shell's exports are in its `assets.json`,
 * so this working tree does not matter. `takes` contains the imported names.
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
