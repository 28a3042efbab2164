import type { RenderedPage } from 'shared/domain/types/renderedPage';
import type { ShopProfile } from 'shared/domain/types/shopProfile';
import type { Registry } from './registryFile';

/** A question to a render worker. Nothing in it is secret, and nothing in it is about a visitor. */
export type RenderQuestion = {
  id: number;
  url: string;
  config: { mode: 'connected' | 'browser'; profile: ShopProfile; publicUrl: string };
  /** Left out when it is the one that this worker was told last. */
  registry?: Registry | undefined;
  renderedAt: string;
  apiUrl: string;
};

export type RenderAnswer = { id: number; page: RenderedPage } | { id: number; error: string };

export type RenderWorkerData = { shellDir: string; remotesDir: string };
