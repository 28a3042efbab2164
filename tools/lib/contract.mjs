import { loadTypescript } from './loadTypescript.mjs';

/**
 * Returns a sentence for each name that a build imports and the shell of a running site does not
 * export. The exports come from `assets.json` of the deployed shell, not from this working tree.
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
