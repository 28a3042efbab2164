import type { Source } from './judgeVersion';

declare module '../../db/schema' {
  interface Tables {
    /** `at`: the time of the last counted report from this network. */
    release_views: {
      remote: string;
      version: string;
      source: Source;
      /**
       * The keyed hash of the reporter network. Empty for reports from the server's own machine.
       */
      network: string;
      views: number;
      failures: number;
      at: string;
    };
  }
}
