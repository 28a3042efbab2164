import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { readRegistry, type Registry } from './registry/registry';

/**
 * Data that the server writes into the page, so that the browser need not request it. Both belong
 * to the same release, so the browser does not validate it again.
 */
export type Boot = {
  config: SiteConfig;
  registry: Registry;
  renderedAt: string;
  /** Missing if the page contains no rendered HTML. */
  rendered?: {
    /** The remotes and fragments whose HTML is on the page. */
    remotes: string[];
    fragments: string[];
    /**
     * The scripts of other areas' fragments that sleep, by remote. Missing in pages of older
     * servers.
     */
    sleepingScripts?: Record<string, string[]>;
    state: Record<string, unknown>;
    loaderData: Record<string, unknown>;
    status: number;
  };
};

export const BOOT_ELEMENT_ID = 'boot';

/**
 * Parses the data block of the page. Throws if it is missing or damaged, because the page cannot
 * start without it.
 */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page arrived without its data block');
  const boot = JSON.parse(text) as Boot;
  readRegistry(boot.registry);
  return boot;
}
