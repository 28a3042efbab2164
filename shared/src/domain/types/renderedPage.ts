/** What the shell makes of an address on the server, and what the document around it needs to know. */
export type RenderedPage =
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'page';
      status: number;
      /** Markup of the page's own elements in the head. */
      head: string;
      html: string;
      remotes: string[];
      fragments: string[];
      /** Names of webpack chunks by remote. */
      chunks: Record<string, string[]>;
      /** The same of fragments, whose code a browser asks for when they are needed; their styles come with the page. */
      sleepingChunks?: Record<string, string[]>;
      /** Of the store, for the browser to begin with. */
      state: unknown;
      loaderData: Record<string, unknown>;
      /** Whether the HTML is the same for everyone. */
      shareable: boolean;
    };
