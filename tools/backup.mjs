// `npm run backup [-- folder]`: backs up the database of DATA_DIR (or DATABASE_URL) and the photos
// while the site keeps running.
import { operate } from './lib/operate.mjs';

await operate('backup');
