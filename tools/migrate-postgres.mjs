// `npm run migrate:postgres`: copies the SQLite file of DATA_DIR into the PostgreSQL server of DATABASE_URL; counts compared.
import { operate } from './lib/operate.mjs';

await operate('migratePostgres');
