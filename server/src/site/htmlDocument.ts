import { escapeJson } from 'shared/rules/escapeJson';
import type { RenderedPage } from 'shared/types/renderedPage';
import type { Asset, PageAssets } from './assets';
import type { Registry } from './registryFile';

export type Scheme = 'light' | 'dark' | undefined;

type Page = Extract<RenderedPage, { kind: 'page' }>;
type DocumentParts = {
  assets: PageAssets;
  registry: Registry;
  config: unknown;
  renderedAt: string;
  /** Absent when the page is left to the browser. */
  page: Page | undefined;
  shopName: string;
  liveReload: boolean;
};

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `crossorigin` is the same on preload and tag, or everything would be downloaded twice. */
const attributes = ({ url, integrity }: Asset, address: 'href' | 'src') =>
  `${address}="${escapeAttribute(url)}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`;

/** The registry without the hashes that this page needs none of; the browser fetches the whole when it needs another remote. */
function registryForPage(registry: Registry, remotes: readonly string[]) {
  return {
    revision: registry.revision,
    remotes: Object.fromEntries(
      Object.entries(registry.remotes).map(
        ([name, { version, entry, prefixes, requires, integrity }]) => [
          name,
          remotes.includes(name)
            ? { version, entry, prefixes, requires, integrity: browserFiles(integrity) }
            : { version, entry, prefixes },
        ],
      ),
    ),
  };
}

const browserFiles = (integrity: Record<string, string>) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => !file.startsWith('ssr/')));

/** The whole document, but for the visitor's colour scheme, which `withScheme` writes into it. */
export function writeDocument({
  assets,
  registry,
  config,
  renderedAt,
  page,
  shopName,
  liveReload,
}: DocumentParts): string {
  const remotes = page?.remotes ?? [];
  const boot = {
    config,
    registry: registryForPage(registry, remotes),
    manifests: assets.manifests,
    renderedAt,
    ...(page
      ? {
          rendered: {
            remotes,
            fragments: page.fragments,
            state: page.state,
            loaderData: page.loaderData,
            status: page.status,
          },
        }
      : {}),
  };
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page ? page.head : `<title>Temporarily unavailable | ${escapeAttribute(shopName)}</title>`,
    assets.styles.map((asset) => `<link rel="stylesheet" ${attributes(asset, 'href')}>`).join(''),
    `<script defer fetchpriority="high" ${attributes(assets.entry, 'src')}></script>`,
    assets.scripts
      .map((asset) => `<link rel="preload" as="script" ${attributes(asset, 'href')}>`)
      .join(''),
    '<link rel="icon" href="/static/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/static/icon-180.png">',
    '<link rel="manifest" href="/static/site.webmanifest"><meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fbfbfd" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0f1012" media="(prefers-color-scheme: dark)">',
    liveReload ? '<script defer src="/__dev/reload.js"></script>' : '',
    `</head><body><div id="root">${page?.html ?? ''}</div>`,
    page
      ? ''
      : '<noscript><p>This page needs JavaScript right now. Please try again in a moment, or call the shop.</p></noscript>',
    `<script type="application/json" id="boot">${escapeJson(boot)}</script></body></html>`,
  ].join('');
}

const HTML_TAG = '<html lang="en">';

export function withScheme(document: string, scheme: Scheme): string {
  return scheme ? document.replace(HTML_TAG, `<html lang="en" data-scheme="${scheme}">`) : document;
}
