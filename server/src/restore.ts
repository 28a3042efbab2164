import path from 'node:path';
import { OperationError, printCounts, restoreBackup, runOperation } from './operations';

await runOperation(async (config, [folder]) => {
  if (!folder) throw new OperationError('Name the backup: npm run restore -- <folder>');
  printCounts(await restoreBackup(config, path.resolve(folder)));
  console.info(
    `Restored into ${config.databaseUrl ? 'PostgreSQL' : config.dataDir}, equal to the backup`,
  );
});
