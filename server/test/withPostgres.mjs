// Runs a command against a temporary PostgreSQL server:
//   node server/test/withPostgres.mjs npx jest server
// If TEST_DATABASE_URL is set, the command uses the server at that address instead.
import { become } from '../../tools/lib/run.mjs';
import { startPostgres } from './postgresServer.mjs';

const [command, ...rest] = process.argv.slice(2);
if (!command) {
  console.error('Name the command to run, such as: npx jest server');
  process.exit(1);
}
const own = process.env.TEST_DATABASE_URL;
const server = own ? null : await startPostgres();
const env = { ...process.env, TEST_ENGINE: 'postgres', TEST_DATABASE_URL: own ?? server.url };
await become(command, rest, { cwd: process.cwd(), env });
await server?.remove();
process.exit();
