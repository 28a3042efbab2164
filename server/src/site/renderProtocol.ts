import type { ShopProfile } from 'shared/types/shopProfile';
import type { Registry } from './registryFile';

/** A question to a render worker. Nothing in it is secret, and nothing in it is about a visitor. */
export type RenderQuestion = {
  id: number;
  url: string;
  config: { mode: 'connected' | 'browser'; profile: ShopProfile; publicUrl: string };
  registry: Registry;
  renderedAt: string;
  apiUrl: string;
};

export type RenderedPage =
  | { kind: 'redirect'; location: string; status: number }
  | {
      kind: 'page';
      status: number;
      head: string;
      html: string;
      remotes: string[];
      fragments: string[];
      chunks: Record<string, string[]>;
      state: unknown;
      loaderData: Record<string, unknown>;
      shareable: boolean;
    };

export type RenderAnswer = { id: number; page: RenderedPage } | { id: number; error: string };

export type RenderWorkerData = { shellDir: string; remotesDir: string };
