import { createHash } from 'node:crypto';

const STYLE = [
  ':root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}',
  'main{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}',
  'h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}',
  'a{display:inline-block;padding:.6rem 0;color:LinkText}',
  'small{display:block;margin-top:2rem;overflow-wrap:anywhere}',
].join('');
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/**
 * The content policy of the error page. It allows only the page's own style, by its hash. The page
 * loads no files, because they may be missing.
 */
export const FAILURE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns an error page for a browser: a message about what happened, and a link back. */
export function failurePage(message: string, requestId: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeText(message)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeText(message)}</h1><p><a href="/">Go to the home page</a></p>`,
    `<p><small>If you tell us about this, please name this number: ${escapeText(requestId)}</small></p>`,
    '</main></body></html>',
  ].join('');
}
