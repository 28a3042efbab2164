// `npm run seed [-- --bookings=100000 --threads=100000]`: fills DATA_DIR (or DATABASE_URL) with
// sample data, and prints how long lists take.
import { operate } from './lib/operate.mjs';

await operate('seed');
