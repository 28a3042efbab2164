import type { Banner } from '@mcs-repairs/shared/domain/types/content';
import { COMPACT } from '@mcs-repairs/shared/domain/rules/density';
import { escapeJson } from '@mcs-repairs/shared/domain/rules/escapeJson';
import type { SentPage } from '../releases';
import type { Asset, PageAssets } from './assets';
import type { EarlyScript } from './earlyScript';
import { joined, markup, trusted } from '../http';
import { bannerMarkup } from './banner';
import type { Registry, SeenByOne, ServerFile } from '../releases';

/**
 * What a page needs for the first paint: the visitor's choices from cookies, and the owner's
 * content.
 */
export type Look = {
  scheme?: 'light' | 'dark' | undefined;
  /** The owner's banner above the page. */
  banner?: Banner | null | undefined;
  /** The revision of the content that the page shows. */
  content?: string | undefined;
  /**
   * True if the page has the compact header and footer of staff pages
   * (mfe-admin/src/frame/useRoomToWork.ts).
   */
  isCompact?: boolean;
};

type Page = Extract<SentPage, { kind: 'page' }>;
type DocumentParts = {
  assets: PageAssets;
  registry: Registry;
  /** The version of the shell that rendered the page. */
  shellVersion: string;
  config: unknown;
  renderedAt: string;
  /** The rendered page. Undefined if the browser must render it. */
  page: Page | undefined;
  /**
   * True if the remote of the page is unavailable. The title says so until the browser has rendered
   * the page.
   */
  isAway?: boolean;
  shopName: string;
  liveReload: boolean;
  /**
   * The script that runs before all others of the page. Undefined if the shell was built without
   * it.
   */
  early?: EarlyScript | undefined;
  /** What only this browser sees, because it has a preview. */
  preview?: Pick<SeenByOne, 'head' | 'strip'> | undefined;
} & Look;

/**
 * Returns the attributes of a preload, and of the tag that uses the same file. Both need the same
 * `crossorigin`, because the browser would otherwise load the file twice.
 */
const attributes = ({ url, integrity }: Asset, address: 'href' | 'src') =>
  markup`${trusted(address)}="${url}" crossorigin="anonymous" integrity="${integrity}"`;

/**
 * Returns the registry entries of the remotes on this page. The browser loads the whole registry
 * when it needs another remote. The size of a page is therefore the same for any number of remotes.
 */
function registryForPage(
  { revision, remotes }: Registry,
  { shell, content }: { shell: string; content: string | undefined },
  own: readonly string[],
) {
  const entries = own.flatMap((name) => {
    const remote = remotes[name];
    if (!remote) return [];
    const { version, entry, prefixes, integrity } = remote;
    return [[name, { version, entry, prefixes, integrity: browserFiles(integrity) }] as const];
  });
  return { revision, shell, content, remotes: Object.fromEntries(entries) };
}

const SERVERS_OWN = new Set<string>(['assets.json', 'ssr/server.cjs'] satisfies ServerFile[]);

const browserFiles = (integrity: Record<string, string>) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => !SERVERS_OWN.has(file)));

/** Returns the complete HTML document as UTF-8. */
export function writeDocument({
  assets,
  registry,
  shellVersion,
  config,
  renderedAt,
  page,
  isAway = false,
  shopName,
  liveReload,
  early,
  preview,
  scheme,
  banner,
  content,
  isCompact,
}: DocumentParts): Buffer {
  const remotes = page?.remotes ?? [];
  const boot = {
    config,
    registry: registryForPage(registry, { shell: shellVersion, content }, remotes),
    manifests: assets.manifests,
    renderedAt,
    ...(page
      ? {
          rendered: {
            remotes,
            fragments: page.fragments,
            sleepingScripts: assets.sleepingScripts,
            state: page.state,
            loaderData: page.loaderData,
            status: page.status,
          },
        }
      : {}),
  };
  const title = isAway ? `Temporarily unavailable | ${shopName}` : shopName;
  const before = joined([
    markup`<!doctype html><html lang="en"${scheme ? markup` data-scheme="${scheme}"` : ''}${isCompact ? markup` data-density="${COMPACT}"` : ''}><head><meta charset="utf-8">`,
    markup`<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    page ? trusted(page.head) : markup`<title>${title}</title>`,
    ...assets.styles.map(styleSheet),
    preview?.head,
    ...shellScript(assets.entry, page && early),
    ...assets.scripts.map(
      (asset) => markup`<link rel="preload" as="script" ${attributes(asset, 'href')}>`,
    ),
    markup`<link rel="icon" href="/static/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/static/icon-180.png">`,
    markup`<link rel="manifest" href="/static/site.webmanifest"><meta name="color-scheme" content="light dark">`,
    markup`<meta name="theme-color" content="#fbfbfd" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0f1012" media="(prefers-color-scheme: dark)">`,
    liveReload && markup`<script defer src="/__dev/reload.js"></script>`,
    early && markup`<script>${trusted(early.code)}</script>`,
    markup`</head><body>`,
    banner ? bannerMarkup(banner) : undefined,
    markup`<div id="root">`,
  ]);
  const after = joined([
    markup`</div>`,
    !page &&
      markup`<noscript><p>This page needs JavaScript right now. Please try again in a moment, or call the shop.</p></noscript>`,
    markup`<script type="application/json" id="boot">${trusted(escapeJson(boot))}</script>`,
    preview?.strip,
    markup`</body></html>`,
  ]);
  return Buffer.concat([
    Buffer.from(before.markup),
    ...(page ? [page.html] : []),
    Buffer.from(after.markup),
  ]);
}

/**
 * Returns a style sheet. If its text is in the page, the first paint needs no further request. The
 * content policy permits the text by the hash of its file. In `data-href`, the runtime of webpack
 * finds the name of the file, so it does not load the file again.
 */
const styleSheet = (asset: Asset) =>
  asset.text === undefined
    ? markup`<link rel="stylesheet" ${attributes(asset, 'href')}>`
    : markup`<style data-href="${asset.url.slice(asset.url.lastIndexOf('/') + 1)}">${trusted(asset.text)}</style>`;

/**
 * Returns the tags for the script of the shell. Usually, the early script starts the shell's script
 * after the browser has painted the page. If the early script cannot do that, or if the browser
 * must render the page, the shell's script starts at once.
 */
function shellScript(entry: Asset, early: EarlyScript | undefined) {
  const script = attributes(entry, 'src');
  return [
    markup`<script defer fetchpriority="high" ${script}></script>`,
    early?.begins && markup`<template id="shell"><script ${script}></script></template>`,
  ];
}
