// `npm run migrate:files`: copies photos and emails from DATA_DIR into the bucket of FILES_URL, and
// then compares the copies with the originals.
import { operate } from './lib/operate.mjs';

await operate('migrateFiles');
