import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { shopCapabilities, type ShopCapabilities } from '../../data/capabilities';
import type { PublicSchedule } from '../../domain/types/schedule';
import type { ShopData } from '../../data/ShopData';
import type { SiteConfig } from '../contract/page';

export type Site = {
  config: SiteConfig;
  shopData: ShopData;
  /** When the server made the page, ISO; the first render in the browser uses it so that both agree. */
  renderedAt: string;
};

/** One object for all: effects may depend on it. */
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
/** What the calendar's rules take of the schedule; empty where the specification's constants hold. */
export function useShopSchedule(): Partial<Omit<PublicSchedule, 'revision'>> {
  const { schedule } = useSite().config;
  return schedule ?? DEFAULTS;
}
/** What this site can do: without a server it can less. */
export const useShopCapabilities = (): ShopCapabilities => shopCapabilities(useSite().config.mode);
export const useShopData = (): ShopData => useSite().shopData;

/** The current time, renewed every `everySeconds`; while the page hydrates, the time at which the server made it. */
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

/** False on the server and while the page hydrates, true afterwards: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
