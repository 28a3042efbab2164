// `npm run migrate:postgres`: copies the SQLite file of DATA_DIR into the PostgreSQL server of
// DATABASE_URL, and compares the numbers of rows.
import { operate } from './lib/operate.mjs';

await operate('migratePostgres');
