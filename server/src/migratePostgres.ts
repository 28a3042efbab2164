import { migrateToPostgres, printCounts, runOperation } from './operations';

await runOperation(async (config) => {
  const { source, target } = await migrateToPostgres(config);
  console.info(`${'table'.padEnd(18)} ${'file'.padStart(9)}${'server'.padStart(9)}`);
  printCounts(source, target);
  console.info(
    'Everything was copied. Start the site with this DATABASE_URL; photos stay in DATA_DIR.',
  );
});
