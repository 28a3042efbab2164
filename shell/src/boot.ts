import type { SiteConfig } from '@mcs-repairs/shared/platform/contract/page';
import { readRegistry, type Registry } from './registry/registry';

/**
 * Data that the server writes into the page, so that the browser need not request it. Server and
 * page are one release, so the browser does not check again what the server's schemas have checked.
 */
export type Boot = {
  config: SiteConfig;
  registry: Registry;
  /**
   * The federation manifests of the remotes on this page, reduced to what the browser reads, by
   * address.
   */
  manifests: Record<string, unknown>;
  renderedAt: string;
  /** Present when the page contains rendered HTML. */
  rendered?: {
    /** Remotes and fragments whose HTML is on the page. */
    remotes: string[];
    fragments: string[];
    state: Record<string, unknown>;
    loaderData: Record<string, unknown>;
    status: number;
  };
};

export const BOOT_ELEMENT_ID = 'boot';

/**
 * Reads the page's data block. Throws when it is missing or damaged, because nothing can be shown
 * without it.
 */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page arrived without its data block');
  const boot = JSON.parse(text) as Boot;
  readRegistry(boot.registry);
  return boot;
}
