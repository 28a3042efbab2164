import type { Source } from './judgeVersion';

declare module '../../db/schema' {
  interface Tables {
    /** `at`: the last report of this network that counted. */
    release_views: {
      remote: string;
      version: string;
      source: Source;
      /** The keyed hash of the reporter network. Empty for this machine. */
      network: string;
      views: number;
      failures: number;
      at: string;
    };
  }
}
