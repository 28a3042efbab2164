// `npm run migrate:files`: copies photos and emails of DATA_DIR into the bucket of FILES_URL, and
// compares their contents.
import { operate } from './lib/operate.mjs';

await operate('migrateFiles');
