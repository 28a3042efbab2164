// `npm run migrate:postgres`: copies the SQLite database in DATA_DIR into the PostgreSQL server of
// DATABASE_URL. Then it compares the numbers of rows.
import { operate } from './lib/operate.mjs';

await operate('migratePostgres');
