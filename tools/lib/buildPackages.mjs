import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { oneAtATime } from './oneAtATime.mjs';
import { node, start } from './run.mjs';
import { inRoot, SCOPE } from './workspace.mjs';

/** Matches a line of lerna about a package whose build began, or whose cached build was reused. */
const AT_HAND = /^> (\S+):build(?:\s+\[(.+)\])?\s*$/;
const COUNT = /Running target build for (\d+) project/;
const WARNING = /\bwarn(?:ing)?\b|^<[we]>/i;

/** Returns options for child processes that end with this process, however it ends. */
export const worksForThis = () => ({
  NODE_OPTIONS:
    `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(inRoot('tools/lib/endWithOwner.mjs')).href}`.trim(),
  WORKS_FOR: String(process.pid),
});

/**
 * Returns a function for the lines of lerna's output. It returns the text that a developer should
 * see, or null. It shows each warning only once.
 * @returns {(line: string) => string | null}
 */
export function tellProgress() {
  /** @type {Set<string>} */
  const warned = new Set();
  let all = 1;
  let begun = 0;
  return (line) => {
    all = Number(COUNT.exec(line)?.[1] ?? all);
    const [, name, kept] = AT_HAND.exec(line) ?? [];
    if (name) {
      begun += 1;
      return `  ${begun} of ${all}  ${name.replace(SCOPE, '')}${kept ? ' (as it was)' : ' …'}`;
    }
    const warning = line.replace(/\(node:\d+\)/, '').trim();
    if (!WARNING.test(warning) || warned.has(warning)) return null;
    warned.add(warning);
    return warning;
  };
}

/**
 * Builds stale packages (lerna caches results by content) and reports the progress. Only one build
 * runs in this folder at a time.
 * @param {string[]} args further arguments for lerna
 */
export const buildPackages = (args = []) =>
  oneAtATime(inRoot('dist/.building'), async (hold) => {
    const lerna = inRoot('node_modules/lerna/dist/cli.js');
    const cli = existsSync(lerna) ? lerna : inRoot('node_modules/.bin/lerna');
    const child = start(
      node,
      [cli, 'run', 'build', '--concurrency', '2', '--stream', '--no-prefix', ...args],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        // The build has its own process group. So the next build can see whether it still runs
        // after this process was killed.
        detached: process.platform !== 'win32',
        env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...worksForThis() },
      },
    );
    if (child.pid !== undefined) hold(child.pid);
    /** @type {string[]} */
    const output = [];
    const tell = tellProgress();
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const told = tell(line);
        if (told !== null) console.log(told);
      });
    }
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code === 0) return;
    console.error(output.join('\n'));
    throw new Error(`The build ended with ${code}`);
  });
