/**
 * The result of rendering a page on the server. It contains everything that the server needs to
 * write the HTML document.
 */
export type RenderedPage =
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'page';
      status: number;
      /** The elements of the page for the `<head>`, as HTML. */
      head: string;
      html: string;
      remotes: string[];
      fragments: string[];
      /** The names of the webpack chunks that the page needs, by remote. */
      chunks: Record<string, string[]>;
      /**
       * The chunks of fragments that the browser does not hydrate at the start. Their scripts load
       * when a fragment is needed, but their styles load with the page.
       */
      sleepingChunks?: Record<string, string[]>;
      /** The initial state of the store in the browser. */
      state: unknown;
      loaderData: Record<string, unknown>;
      /** Whether all visitors get the same HTML, so that it may be cached. */
      shareable: boolean;
    };
