import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Returns the declarations of the first block with this selector. */
function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const declarations = body.split(';').map((line) => line.split(':').map((part) => part.trim()));
  return new Map(declarations.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

const light = block(':root');
const dark = block(":root[data-scheme='dark']");

/** Returns the relative luminance of a colour, as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(scheme: Map<string, string>, text: string, ground: string): number {
  const colours = [text, ground].map((name) => {
    const value = scheme.get(`--${name}`);
    if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is no hex colour`);
    return luminance(value);
  });
  return (Math.max(...colours) + 0.05) / (Math.min(...colours) + 0.05);
}

const STATUSES = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'];
const GROUNDS = ['page', 'surface', 'raised', 'well'];
const TEXTS = ['text', 'muted', 'accent', 'accent-hover', 'danger', 'success'];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-warm', 'warm'],
  ['on-disabled', 'disabled'],
  ['text', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['accent-hover', 'accent-soft'],
  ...STATUSES.flatMap((status) => [
    [`status-${status}-text`, `status-${status}-bg`],
    ['text', `status-${status}-bg`],
  ]),
] as [string, string][];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, scheme) => {
  test.each(PAIRS)(
    'has a contrast of %s on %s of 4.5 to 1 or more (WCAG 1.4.3)',
    (text, ground) => {
      expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(GROUNDS)(
    'has a contrast of controls’ borders on %s of 3 to 1 or more (WCAG 1.4.11)',
    (ground) => {
      expect(contrast(scheme, 'line-strong', ground)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('dark is the same for the system setting and for the switch in the footer', () => {
  expect(block(":root:not([data-scheme='light'])")).toEqual(dark);
});

test('every colour that differs between schemes has a value in both', () => {
  const missing = [...dark.keys()].filter((name) => !light.has(name));
  const constant = ['--draw-black', '--draw-white'];
  const colours = [...light]
    .filter(([name, value]) => /^(#|rgb)/.test(value) && !constant.includes(name))
    .map(([name]) => name);
  expect(missing).toEqual([]);
  expect(colours.filter((name) => !dark.has(name))).toEqual([]);
});
