const { createElement } = require('react');
const { renderToStaticMarkup } = require('react-dom/server');
const lucide = require('lucide-react');

/** `  Activity as ActivityIcon,` */
const NAMED = /^[ \t]*(\w+) as (\w+),$/gm;
const SHAPES = /^<svg[^>]*>(.*)<\/svg>$/s;

function shapesOf(name) {
  const icon = lucide[name];
  if (!icon) throw new Error(`lucide-react has no icon ${name}`);
  const [, shapes] = SHAPES.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  if (!shapes) throw new Error(`lucide-react no longer renders ${name} as an <svg>`);
  return shapes.replaceAll(/><\/\w+>/g, '/>');
}

/** Writes shared/src/ui/icons.ts anew: every icon is its shapes, and the library stays at home. */
module.exports = function namedIcons(source) {
  const icons = [...source.matchAll(NAMED)].map(
    ([, from, as]) =>
      `export const ${as} = /* @__PURE__ */ makeIcon(${JSON.stringify(shapesOf(from))});`,
  );
  if (icons.length === 0) throw new Error('icons.ts names no icon: its form has changed');
  return ["import { makeIcon } from './makeIcon';", ...icons].join('\n');
};
