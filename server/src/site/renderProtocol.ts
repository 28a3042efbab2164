import type { SiteNavigation } from 'shared/domain/types/navigation';
import type { RenderedPage } from 'shared/domain/types/renderedPage';
import type { PublicSchedule } from 'shared/domain/types/schedule';
import type { ShopProfile } from 'shared/domain/types/shopProfile';
import type { Registry } from './registryFile';

/** A question to a render worker. Nothing in it is secret, and nothing in it is about a visitor. */
export type RenderQuestion = {
  id: number;
  url: string;
  config: {
    mode: 'connected' | 'browser';
    profile: ShopProfile;
    publicUrl: string;
    schedule?: PublicSchedule;
    /** The links around every page. */
    navigation?: SiteNavigation;
  };
  /** Left out when it is the one that this worker was told last. */
  registry?: Registry | undefined;
  renderedAt: string;
  apiUrl: string;
  /** Remotes whose code is not to be used just now. */
  without: string[];
};

export type RenderAnswer = { id: number; page: RenderedPage } | { id: number; error: string };

export type RenderWorkerData = {
  shellDir: string;
  remotesDir: string;
  /** The shell's server bundle, where it is not the file in `shellDir`. */
  shellCode?: string | undefined;
};
