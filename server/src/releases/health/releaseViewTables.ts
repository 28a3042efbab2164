import type { Source } from './judgeVersion';

declare module '../../db/schema' {
  interface Tables {
    /**
     * Page views of watched versions by reporter network. `at` is when the last report from this
     * network was counted.
     */
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
