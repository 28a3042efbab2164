import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
export const node = process.execPath;

/**
 * @typedef {{ quiet?: boolean, silent?: boolean, reason?: boolean, cwd?: string }} Output
 * @typedef {Output & { env?: Record<string, string | undefined> }} RunOptions
 */

/** The number of characters of a command's output that the message of its failure repeats. */
const REASON_LENGTH = 1500;
const LEFT_OPEN_MS = 2000;

/**
 * Starts a command without waiting for it. All processes of the tools start here. `env` is the
 * whole environment of the command, as for `spawn`.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export const start = (command, args, options = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', ...options });

/**
 * Runs a command to its end. Rejects with the name of the command if it fails. `quiet` hides its
 * output unless it fails, and returns its standard output. `silent` also hides the output of a
 * failure. With `reason`, the end of the output is in the message of the error. `env` is added to
 * the environment of this process.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<string>}
 */
export function run(command, args, options = {}) {
  const { quiet = false, silent = false, reason = false, env = {}, cwd = root } = options;
  return new Promise((resolve, reject) => {
    const isKept = quiet || silent;
    const child = start(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isKept || reason ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    let answer = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      answer += chunk;
      if (!isKept) process.stdout.write(chunk);
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      if (!isKept) process.stderr.write(chunk);
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      // A process that outlives the command may keep its output open.
      child.on('exit', () => setTimeout(() => stream?.destroy(), LEFT_OPEN_MS).unref());
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(answer);
      if (isKept && !silent) process.stderr.write(output);
      const end = reason ? `\n${output.slice(-REASON_LENGTH)}` : '';
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}${end}`));
    });
  });
}

/**
 * Runs a command in place of this process. The command gets the terminal and the signals, and this
 * process ends with the command's exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export async function become(command, args, options = {}) {
  const child = start(command, args, options);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
