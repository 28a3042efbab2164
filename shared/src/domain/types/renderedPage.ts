/** The result of rendering a page on the server, with everything for the HTML document. */
export type RenderedPage =
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'page';
      status: number;
      /** The elements for the `<head>`, as HTML. */
      head: string;
      html: string;
      remotes: string[];
      fragments: string[];
      /** The names of the webpack chunks that the page needs, by remote. */
      chunks: Record<string, string[]>;
      /**
       * The chunks of fragments that the browser hydrates later. Their styles load with the page,
       * and their scripts when the fragment is needed.
       */
      sleepingChunks?: Record<string, string[]>;
      /** The state with which the Redux store starts in the browser. */
      state: unknown;
      loaderData: Record<string, unknown>;
      /** True if the HTML is the same for all visitors, so that it may be cached. */
      shareable: boolean;
    };
