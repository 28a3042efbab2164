// `npm run restore -- folder`: restores a backup into an empty DATA_DIR or an empty database
// (DATABASE_URL). Then it compares the restored data with the backup.
import { operate } from './lib/operate.mjs';

await operate('restore');
