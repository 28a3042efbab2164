// `npm run staff -- reset-factor <email address>`: removes the second factor of an account, for a
// shop whose only owner lost it.
import { operate } from './lib/operate.mjs';

await operate('staffCommand');
