// `npm run staff -- reset-factor <e-mail address>`: takes the second factor of an account away, for the only owner who lost theirs.
import { operate } from './lib/operate.mjs';

await operate('staffCommand');
