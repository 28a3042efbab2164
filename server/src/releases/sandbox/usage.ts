import { readFileSync } from 'node:fs';

/**
 * Times of a process since its start, in milliseconds. `cpuMs` is its processor time. During
 * `waitedMs`, it was ready to run, but the processor ran other processes.
 */
export type Usage = { cpuMs: number; waitedMs: number };

/** The length of a clock tick in `/proc`. Linux always uses hundredths of a second there. */
const TICK_MS = 10;

/**
 * Returns the processor time of a process. Undefined if the system does not report it; Linux does.
 */
export function usageOf(pid: number): Usage | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name in parentheses may contain any characters, so the fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, waited = '0'] = (read(`/proc/${pid}/schedstat`) ?? '').split(' ');
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    waitedMs: Number(waited) / 1e6,
  };
}

/**
 * Returns how many megabytes of memory a process uses. Undefined if the system does not report it.
 */
export function memoryMbOf(pid: number): number | undefined {
  const kb = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kb === undefined ? undefined : Number(kb) / 1024;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
