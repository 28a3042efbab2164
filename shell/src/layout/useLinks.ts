import type { NavigationLink, NavigationPlace } from '@mcs-repairs/shared/domain/types/navigation';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';

const NONE: readonly NavigationLink[] = [];

/**
 * Returns the links that areas declare for a place in the frame of the site. The list is empty when
 * no area declares one, or when the server sent no links.
 */
export const useLinks = (place: NavigationPlace): readonly NavigationLink[] =>
  useSiteConfig().navigation?.[place] ?? NONE;
