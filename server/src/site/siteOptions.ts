import type { FastifyRequest } from 'fastify';
import type { Registry as MetricsRegistry } from 'prom-client';
import type { ShownContent } from '@mcs-repairs/shared/domain/types/content';
import type { PublicSchedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { ShopGoods, ShopModels } from '@mcs-repairs/shared/domain/types/shopGoods';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Previews } from '../releases';

/** The options of a deployment for composing pages. */
export type SiteOptions = {
  mode: 'connected' | 'browser';
  profile: ShopProfile;
  /** Returns the current content. By default, pages show the profile above and no banner. */
  content?: () => ShownContent;
  /** Returns the current goods for sale and models. By default, pages show the built-in ones. */
  goods?: () => { revision: string; goods?: ShopGoods; models?: ShopModels };
  /** Returns paths of pages that the database adds to the sitemap. */
  storedPaths?: () => Promise<string[]>;
  /** Returns declared paths that the sitemap leaves out. */
  hiddenPaths?: () => Promise<string[]>;
  /** Returns the current schedule. Without this option, pages show only the opening hours of the shop profile. */
  schedule?: () => PublicSchedule;
  /** The origin of the site, without a trailing slash. */
  publicUrl: string;
  /** The folder of the shell's build: `assets.json`, its files and `ssr/server.cjs`. */
  shellDir: string;
  /**
   * The store of built remotes, with the registry `remotes.json` in it. Files of a stored version
   * never change.
   */
  remotesDir: string;
  /** This server's address, for API requests of render workers. */
  apiUrl: () => string;
  /**
   * The maximum number of pages that the server renders for one network in a minute. Cached pages
   * do not count. 0: no limit.
   */
  renderedPagesPerMinute?: number;
  /**
   * True if open pages reload after a remote was published or the server restarted; for development
   * only.
   */
  liveReload?: boolean;
  /** The time limit for rendering a page, in milliseconds. */
  renderTimeoutMs?: number;
  /** Returns what only one visitor sees. By default, there are no previews. */
  previews?: Previews;
  /**
   * Calls `wake` when any process has activated another version. Without this function, a process
   * notices the change at its next page.
   */
  wokenBy?: (wake: () => void) => () => void;
  /** Called for each page that was sent successfully, except previews. */
  onPage?: (request: FastifyRequest, path: string) => void;
  /** The registry for the metrics of rendering. By default, these metrics are discarded. */
  metrics?: MetricsRegistry;
};
