// `npm run restore -- folder`: restores a backup into an empty DATA_DIR (or an empty DATABASE_URL),
// and compares the contents.
import { operate } from './lib/operate.mjs';

await operate('restore');
