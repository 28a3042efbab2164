// `npm run seed [-- --bookings=100000 --threads=100000]`: fills the database (DATA_DIR or
// DATABASE_URL) with sample data. Then it prints how long the server needs for lists.
import { operate } from './lib/operate.mjs';

await operate('seed');
