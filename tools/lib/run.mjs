import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
export const node = process.execPath;

/**
 * How a command runs: what is printed, in which folder, and with which environment variables.
 * @typedef {{ quiet?: boolean, silent?: boolean, reason?: boolean, cwd?: string }} Output
 * @typedef {Output & { env?: Record<string, string | undefined> }} RunOptions
 */

/** If a command fails, the error message contains this many characters of its output. */
const REASON_LENGTH = 1500;
const LEFT_OPEN_MS = 2000;

/**
 * Starts a command without waiting for its end. All tools start their processes with this function.
 * `env` replaces the environment variables of this process, as for `spawn`.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export const start = (command, args, options = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', ...options });

/**
 * Runs a command and waits for its end. If the command fails, the function throws an error with the
 * command's name.
 * - `quiet` returns the standard output, and prints the output only if the command fails.
 * - `silent` prints no output in any case. `reason` adds the end of the output to the error
 *   message.
 * - `env` adds environment variables to those of this process.
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
      // The command may leave a process running that keeps the output open. So this process closes
      // its end of the output a moment later.
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
 * Runs a command in place of this process. The command gets the terminal and all signals. When it
 * ends, this process ends with its exit code.
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
