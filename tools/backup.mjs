// `npm run backup [-- folder]`: backs up the database (DATA_DIR or DATABASE_URL) and the photos.
// The site keeps running.
import { operate } from './lib/operate.mjs';

await operate('backup');
