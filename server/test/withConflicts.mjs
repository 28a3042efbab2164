// Runs a command against a temporary PostgreSQL server with isolation level `serializable`. A proxy
// makes some statements fail with conflicts, so that tests cover the retries:
//   node server/test/withConflicts.mjs npx jest server
// CONFLICT_SHARE is the share of statements that fail; the default is 0.01.
import { become } from '../../tools/lib/run.mjs';
import { startConflictProxy } from './conflictProxy.mjs';
import { startPostgres } from './postgresServer.mjs';

const [command, ...rest] = process.argv.slice(2);
if (!command) {
  console.error('Name the command to run, such as: npx jest server');
  process.exit(1);
}
const share = Number(process.env.CONFLICT_SHARE ?? 0.01);
const server = await startPostgres({ flags: ['-c', 'default_transaction_isolation=serializable'] });
const proxy = await startConflictProxy({ url: server.url, share });
const env = { ...process.env, TEST_ENGINE: 'postgres', TEST_DATABASE_URL: proxy.url };
await become(command, rest, { cwd: process.cwd(), env });
const { inTransaction, atCommit, outside } = proxy.thrown;
console.log(
  `Conflicts thrown in: ${inTransaction} inside of transactions, ${atCommit} at a commit, ${outside} outside.`,
);
proxy.close();
await server.remove();
process.exit();
