import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/**
 * Runs a command to its end. Rejects with its name when it fails; `quiet` keeps its output unless it fails, and answers what
 * it wrote to standard output.
 */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    let answer = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      answer += chunk;
    });
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(answer);
      if (quiet) process.stderr.write(output);
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
export const node = process.execPath;
