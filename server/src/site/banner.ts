import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import { joined, markup, type Markup } from '../http';

/**
 * Returns the owner's banner for the top of a page. It is outside of the part that React renders,
 * so it needs no script.
 */
export const bannerMarkup = ({ text, linkTo, linkLabel }: Banner): Markup =>
  joined([
    markup`<aside id="notice" aria-label="Notice"><p>${text}`,
    linkTo !== '' && markup` <a href="${linkTo}">${linkLabel || 'Read more'}</a>`,
    markup`</p></aside>`,
  ]);
