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

/**
 * Runs the fault tests one after the other and prints a table. Returns whether the site passed all
 * of them.
 */
export async function report(faults: readonly Fault[], short: boolean): Promise<boolean> {
  const rows: (Finding & { seconds: number })[] = [];
  for (const { name, run } of faults) {
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
  }
  console.info('');
  const width = Math.max(...rows.map(({ fault }) => fault.length));
  console.info(`${'fault'.padEnd(width)}  outcome  seconds  counts`);
  for (const { fault, outcome, counts, seconds } of rows) {
    const took = seconds.toFixed(1).padStart(7);
    console.info(`${fault.padEnd(width)}  ${outcome.padEnd(8)} ${took}  ${counts}`);
  }
  const count = (outcome: Finding['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  console.info(
    `\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  );
  return count('failed') === 0 && rows.length > 0;
}
