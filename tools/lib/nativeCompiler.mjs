import { inRoot } from './workspace.mjs';

/**
 * The arguments of Node that start the native TypeScript compiler. With several threads, each
 * thread would check the types that it shares with the others again.
 */
export const NATIVE_COMPILER = [
  inRoot('node_modules/typescript-native/bin/tsc'),
  '--singleThreaded',
];

/**
 * The compiler's environment variables. A package takes less than 1 GB, so the compiler frees no
 * memory before it ends. Half of its time went into that. Above 2 GB, it frees memory again.
 */
export const COMPILER_ENV = { GOGC: 'off', GOMEMLIMIT: '2GiB' };
