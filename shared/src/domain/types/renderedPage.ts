/**
 * The result of rendering an address on the server, with everything that the surrounding document
 * needs.
 */
export type RenderedPage =
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'page';
      status: number;
      /** The HTML of the page's own elements in the head. */
      head: string;
      html: string;
      remotes: string[];
      fragments: string[];
      /** Names of webpack chunks by remote. */
      chunks: Record<string, string[]>;
      /**
       * Chunks of fragments whose code loads later, when it is needed. Their styles load with the
       * page.
       */
      sleepingChunks?: Record<string, string[]>;
      /** The state with which the store in the browser begins. */
      state: unknown;
      loaderData: Record<string, unknown>;
      /** Whether the HTML is the same for everyone. */
      shareable: boolean;
    };
