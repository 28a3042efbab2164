import path from 'node:path';
import { makeBackup, printCounts, runOperation } from './operations';

await runOperation(async (config, [chosen]) => {
  const now = new Date();
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = path.resolve(chosen ?? path.join(config.dataDir, 'backups', stamp));
  const { tables, files } = await makeBackup(config, folder, now);
  printCounts(tables as Parameters<typeof printCounts>[0]);
  console.info(`Backed up into ${folder} (${Object.keys(files).length - 1} photos)`);
});
