import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { shopCapabilities, type ShopCapabilities } from '../../data/capabilities';
import type { PublicSchedule } from '../../domain/types/schedule';
import type { ShopData } from '../../data/ShopData';
import type { SiteConfig } from '../contract/page';

export type Site = {
  config: SiteConfig;
  shopData: ShopData;
  /**
   * The ISO time at which the server rendered the page. The browser's first render uses this time,
   * so that both renderings are equal.
   */
  renderedAt: string;
};

/** All callers share one object, because effects may depend on it. */
const DEFAULTS = {};

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('The site context is missing: render inside SiteProvider');
  return site;
}

export const useSiteConfig = (): SiteConfig => useSite().config;
export const useShopProfile = () => useSite().config.profile;
/**
 * Returns the parts of the schedule that the calendar's rules use. Empty if the specification's
 * constants apply.
 */
export function useShopSchedule(): Partial<Omit<PublicSchedule, 'revision'>> {
  const { schedule } = useSite().config;
  return schedule ?? DEFAULTS;
}
/** Returns what this site can do. Without a server it can do less. */
export const useShopCapabilities = (): ShopCapabilities => shopCapabilities(useSite().config.mode);
export const useShopData = (): ShopData => useSite().shopData;

/**
 * Returns the current time, updated every `everySeconds`. During hydration, returns the time at
 * which the server rendered the page.
 */
export function useNow(everySeconds = 60): Date {
  const { renderedAt } = useSite();
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return now;
}

const never = () => () => {};

/**
 * Returns false on the server and during hydration, and true afterwards. Use it for content that
 * depends on the browser.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
