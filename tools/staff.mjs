// `npm run staff -- reset-factor <email address>`: removes the second factor of an account, for an
// only owner who lost theirs.
import { operate } from './lib/operate.mjs';

await operate('staffCommand');
