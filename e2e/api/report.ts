/**
 * The result of a fault test. `counts` describes the result in the table, or says why the test did
 * not run.
 */
export type Finding = { fault: string; counts: string; outcome: 'passed' | 'failed' | 'skipped' };

export type Fault = { name: string; run: (short: boolean) => Promise<Finding[]> };

export function finding(
  fault: string,
  counts: Record<string, number | string>,
  holds: boolean,
): Finding {
  const words = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return { fault, counts: words.join(', '), outcome: holds ? 'passed' : 'failed' };
}

export const skipped = (fault: string, reason: string): Finding => ({
  fault,
  counts: `skipped: ${reason}`,
  outcome: 'skipped',
});

/** How many fault tests run at the same time. They mostly wait, also on two cores. */
const LANES = 3;

/**
 * Runs the fault tests and prints a table. Those in `beside` run at the same time, and then those in
 * `alone` one after the other. Returns whether the site passed all of them.
 */
export async function report(
  { beside, alone }: { beside: readonly Fault[]; alone: readonly Fault[] },
  short: boolean,
): Promise<boolean> {
  const rows: (Finding & { seconds: number })[] = [];
  const tell = async ({ name, run }: Fault) => {
    const began = performance.now();
    const findings = await run(short).catch((error: unknown) => {
      console.error(error);
      return [finding(name, { 'error: see above': 1 }, false)];
    });
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    for (const each of findings) {
      rows.push({ ...each, seconds });
      console.info(`${each.outcome.padEnd(8)}${each.fault}: ${each.counts}`);
    }
  };
  const waiting = [...beside];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tell(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const fault of alone) await tell(fault);
  console.info('');
  const width = Math.max(...rows.map(({ fault }) => fault.length));
  console.info(`${'fault'.padEnd(width)}  outcome  seconds  counts`);
  for (const { fault, outcome, counts, seconds } of rows) {
    const took = seconds.toFixed(1).padStart(7);
    console.info(`${fault.padEnd(width)}  ${outcome.padEnd(8)} ${took}  ${counts}`);
  }
  // The failures are printed again, because a summary of many tests shows only the end of the output.
  const failures = rows.filter(({ outcome }) => outcome === 'failed');
  for (const { fault, counts } of failures) console.info(`failed: ${fault}: ${counts}`);
  const count = (outcome: Finding['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  console.info(
    `\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  );
  return count('failed') === 0 && rows.length > 0;
}
