import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import { joined, markup, type Markup } from '../http';

/**
 * Shows the owner's banner above a page. It is outside of the shell's part of the page, so browsers
 * load no script for it.
 */
export const bannerMarkup = ({ text, linkTo, linkLabel }: Banner): Markup =>
  joined([
    markup`<aside id="notice" aria-label="Notice"><p>${text}`,
    linkTo !== '' && markup` <a href="${linkTo}">${linkLabel || 'Read more'}</a>`,
    markup`</p></aside>`,
  ]);
