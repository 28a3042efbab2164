const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const lucide = require('lucide-react');

/** Matches a line of an export list, such as `  Activity as ActivityIcon,`. */
const NAMED = /^[ \t]*(\w+) as (\w+),$/gm;
const SHAPES = /^<svg[^>]*>(.*)<\/svg>$/s;

function shapesOf(name) {
  const icon = lucide[name];
  if (!icon) throw new Error(`lucide-react has no icon ${name}`);
  const [, shapes] = SHAPES.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  if (!shapes) throw new Error(`lucide-react no longer renders ${name} as an <svg>`);
  return shapes.replaceAll(/><\/\w+>/g, '/>');
}

/**
 * Rewrites shared/src/ui/icons.ts: every icon becomes a separate module that contains only its
 * shapes (`icons.ts?CheckIcon`). A page then loads only the icons that it shows, and not the icon
 * library.
 */
module.exports = function namedIcons(source) {
  const icons = [...source.matchAll(NAMED)];
  if (icons.length === 0) throw new Error('icons.ts names no icon: its form has changed');
  const wanted = this.resourceQuery.slice(1);
  if (!wanted)
    return icons
      .map(([, , as]) => `export { ${as} } from ${JSON.stringify(`./icons.ts?${as}`)};`)
      .join('\n');
  const [, from] = icons.find(([, , as]) => as === wanted) ?? [];
  if (!from) throw new Error(`icons.ts names no ${wanted}`);
  return [
    "import { makeIcon } from './makeIcon';",
    `export const ${wanted} = /* @__PURE__ */ makeIcon(${JSON.stringify(shapesOf(from))});`,
  ].join('\n');
};
