import { parseArgs } from 'node:util';
import { canary, release } from './canary';
import { crash, gracefulStop } from './crash';
import { diskFull } from './diskFull';
import { floods } from './flood';
import { hostileUploads } from './hostileUploads';
import { importLoad } from './importLoad';
import { largeImports } from './largeImports';
import { lockedFile } from './lockedFile';
import { otherZone } from './otherZone';
import { photoBomb } from './photoBomb';
import { postgresOutage, twoProcesses } from './postgresOutage';
import { publishing } from './publishing';
import { races, repeats } from './races';
import { brokenRemotes, changedFiles } from './remotes';
import { releaseCommand } from './releaseCommand';
import { renderWorkers } from './renderWorkers';
import { report, type Fault } from './report';

/**
 * These tests count what happens and measure no short times, so they run beside each other. The
 * longest is first.
 */
const BESIDE: Record<string, Fault> = {
  canary,
  command: releaseCommand,
  publishing,
  floods,
  files: changedFiles,
  processes: twoProcesses,
  zone: otherZone,
  races,
  repeats,
};
/** These tests measure how fast the site answers, so each one runs alone. */
const ALONE: Record<string, Fault> = {
  crash,
  stop: gracefulStop,
  locked: lockedFile,
  postgres: postgresOutage,
  disk: diskFull,
  photos: photoBomb,
  import: importLoad,
  imports: largeImports,
  workers: renderWorkers,
  remotes: brokenRemotes,
  release,
  uploads: hostileUploads,
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const only = values.only?.split(',');
const chosen = (faults: Record<string, Fault>) =>
  Object.entries(faults)
    .filter(([name]) => !only || only.includes(name))
    .map(([, fault]) => fault);
const holds = await report({ beside: chosen(BESIDE), alone: chosen(ALONE) }, values.short);
process.exit(holds ? 0 : 1);
