import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** As the build names a class of a module (shared/build/webpack.cjs): the class, and five characters of its hash. */
const OWN_CLASS = /_[\w-]{5}$/;
const MOST_NAMED = 5;

/**
 * Selectors of a style sheet that reach elements of others: none of their classes is of a CSS module. `.menu_1a2b3 h2` is its
 * own, `h2` and `.menu` are not. Sheets that cannot be read, and `@import`, count as foreign.
 */
export function foreignSelectors(css: string): string[] {
  const foreign = new Set<string>();
  let sheet: postcss.Root;
  try {
    sheet = postcss.parse(css);
  } catch (error) {
    return [(error as Error).message];
  }
  sheet.walkAtRules('import', (rule) => void foreign.add(`@import ${rule.params}`));
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && /keyframes$/i.test((parent as postcss.AtRule).name)) return;
    // What is nested is within its parent.
    if (parent?.type === 'rule') return;
    for (const selector of rule.selectors) if (!isOwn(selector)) foreign.add(selector);
  });
  const all = [...foreign];
  return all.length > MOST_NAMED
    ? [...all.slice(0, MOST_NAMED), `and ${all.length - MOST_NAMED} more`]
    : all;
}

function isOwn(selector: string): boolean {
  try {
    return selectorParser().astSync(selector).every(endsAtOwn);
  } catch {
    return false;
  }
}

/** Whether it ends at an element with an own class, or at one inside such an element: beside it is somebody else's. */
function endsAtOwn(selector: selectorParser.Selector): boolean {
  let [isOwnElement, isInside] = [false, false];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      const isBeside = /[+~]/.test(node.value);
      [isOwnElement, isInside] = [false, isInside || (isOwnElement && !isBeside)];
    } else isOwnElement ||= hasOwnClass(node);
  }
  return isOwnElement || isInside;
}

/** `:not(.own)` is everything else. */
function hasOwnClass(node: selectorParser.Node): boolean {
  if (node.type === 'class') return OWN_CLASS.test(node.value);
  if (node.type !== 'pseudo' || !/^:(?:is|where)$/.test(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every(endsAtOwn);
}
