import { parseArgs } from 'node:util';
import { canary } from './canary';
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

const FAULTS: Record<string, Fault> = {
  crash,
  stop: gracefulStop,
  races,
  repeats,
  locked: lockedFile,
  postgres: postgresOutage,
  processes: twoProcesses,
  disk: diskFull,
  photos: photoBomb,
  import: importLoad,
  imports: largeImports,
  zone: otherZone,
  workers: renderWorkers,
  remotes: brokenRemotes,
  files: changedFiles,
  publishing,
  uploads: hostileUploads,
  canary,
  command: releaseCommand,
  floods,
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const only = values.only?.split(',');
const chosen = Object.entries(FAULTS).filter(([name]) => !only || only.includes(name));
const holds = await report(
  chosen.map(([, fault]) => fault),
  values.short,
);
process.exit(holds ? 0 : 1);
