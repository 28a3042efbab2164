import { install } from './lib/install.mjs';
import { buildSite } from './lib/build.mjs';

await install();
await buildSite();
