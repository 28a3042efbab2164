import type { NavigationLink, NavigationPlace } from '@mcs-repairs/shared/domain/types/navigation';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';

const NONE: readonly NavigationLink[] = [];

/**
 * The links that areas declare for a place in the site's frame; none where no area declares one or
 * the server sent none.
 */
export const useLinks = (place: NavigationPlace): readonly NavigationLink[] =>
  useSiteConfig().navigation?.[place] ?? NONE;
