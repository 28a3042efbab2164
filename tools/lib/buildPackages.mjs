import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { oneAtATime } from './oneAtATime.mjs';
import { node, start } from './run.mjs';
import { inRoot, SCOPE } from './workspace.mjs';

/**
 * Matches the line in which lerna says that a package's build began, or that its cached build was
 * used.
 */
const AT_HAND = /^> (\S+):build(?:\s+\[(.+)\])?\s*$/;
const COUNT = /Running target build for (\d+) project/;
const WARNING = /\bwarn(?:ing)?\b|^<[we]>/i;

/**
 * Returns options for child processes. With them, each child process ends with this process, even
 * if this process is killed.
 */
export const worksForThis = () => ({
  NODE_OPTIONS:
    `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(inRoot('tools/lib/endWithOwner.mjs')).href}`.trim(),
  WORKS_FOR: String(process.pid),
});

/**
 * Returns a function that receives the lines of lerna's output. The function returns the text that
 * a developer should see, or null. It returns each warning only once.
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
 * Builds the packages that are out of date, and prints the progress. Lerna caches each build by the
 * content of its sources. Only one build runs in this folder at a time.
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
        // The build gets its own process group. If this process is killed, the next build can see
        // whether that group still works.
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
