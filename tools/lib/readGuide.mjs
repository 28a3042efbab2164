/**
 * A step of a guide: the text before a code block, the file that this text names, and the code.
 * @typedef {{ said: string, file: string | null, code: string, isCommand: boolean }} GuideBlock
 */

const FILE = /`((?:[\w@.-]+\/)+[\w@.-]+\.(?:tsx?|json|css|mjs|cjs|md))`/g;

/**
 * Returns the code blocks of a guide. For each block, also returns the text before it, and the
 * first file that this text names.
 * @param {string} markdown
 * @returns {GuideBlock[]}
 */
export function readGuide(markdown) {
  /** @type {GuideBlock[]} */
  const blocks = [];
  /** @type {string[]} */
  let said = [];
  const lines = markdown.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const fence = /^( *)(```+)/.exec(line);
    const isIndented = /^ {4,}\S/.test(line) && (lines[at - 1] ?? '').trim() === '';
    if (!fence && !isIndented) {
      // A new step begins here, so files of the step before no longer count.
      if (/^(?:\d+\.|#+) /.test(line)) said = [];
      said.push(line);
      continue;
    }
    /** @type {string[]} */
    const code = [];
    if (fence) {
      for (
        at += 1;
        at < lines.length && !(lines[at] ?? '').trim().startsWith(fence[2] ?? '');
        at += 1
      )
        code.push(lines[at] ?? '');
    } else {
      for (; at < lines.length && /^(?: {4,}.*| *)$/.test(lines[at] ?? ''); at += 1)
        code.push(lines[at] ?? '');
      at -= 1;
    }
    const text = said.join('\n').trim();
    const [file = null] = [...text.matchAll(FILE)].map(([, name = '']) => name);
    blocks.push({ said: text, file, ...unindented(code) });
    said = [];
  }
  return blocks;
}

/**
 * Removes the common indent of the lines. Also returns whether they are a command.
 * @param {string[]} lines
 */
function unindented(lines) {
  const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const margin = Math.min(...margins);
  const code = `${lines
    .map((line) => line.slice(margin))
    .join('\n')
    .trimEnd()}\n`;
  return { code, isCommand: /^(?:npm|npx|node) /.test(code) };
}
