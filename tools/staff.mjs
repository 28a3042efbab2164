// `npm run staff -- reset-factor <email address>`: removes the second factor of an account. Use it
// if the shop's only owner has lost it.
import { operate } from './lib/operate.mjs';

await operate('staffCommand');
