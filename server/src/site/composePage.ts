import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { siteNavigation } from '@mcs-repairs/shared/domain/rules/siteNavigation';
import { bodiesOf } from '../http';
import type { Registry, SeenByOne, SentPage } from '../releases';
import type { Asset } from './assets';
import type { readEarlyScript } from './earlyScript';
import { writeDocument, type Look } from './htmlDocument';
import type { CachedPage } from './pageCache';
import type { PageConfig } from './pageConfig';
import { sectionsAt, withoutTexts } from './pageSections';
import { createPageRenderer, type PageRendererOptions } from './pageRenderer';

const KEEP_SHARED_PAGES_MS = 60_000;
const LONGEST_CACHED_SEARCH = 200;

export type PageMakerOptions = PageRendererOptions & {
  earlyScript: ReturnType<typeof readEarlyScript>;
  liveReload: boolean;
  shellVersion: () => Promise<string>;
};

/**
 * Makes the complete HTML document for an address. If the server cannot render the page, it sends
 * the document without the page's content, and the browser renders the content.
 */
export function createPageMaker(options: PageMakerOptions) {
  const { pageAssets, liveReload } = options;
  const renderPage = createPageRenderer(options);

  /**
   * Returns the HTTP status of a page that the browser renders: 200 if the page's remote is
   * available, 404 if no remote serves the path, and 503 if the remote is unavailable. Because of
   * the 503, nobody caches the empty page (decision 020).
   */
  const statusUnrendered = async (registry: Registry, path: string): Promise<number> => {
    const name = remoteForPath(registry.remotes, path);
    if (name === undefined) return 404;
    return pageAssets(registry, { [name]: [] }).then(
      () => 200,
      () => 503,
    );
  };

  return async function makePage(
    url: URL,
    registry: Registry,
    look: Look,
    deployment: PageConfig,
    preview?: SeenByOne,
  ): Promise<CachedPage> {
    const navigation = siteNavigation(registry.remotes, deployment.mode === 'connected');
    const profile = { ...deployment.profile, ...preview?.profile };
    const sections = preview?.sections ?? sectionsAt(url.pathname, deployment.sections);
    const faults = preview?.faults ?? deployment.faults;
    const { offSale = [], counts = {} } = deployment.goods ?? {};
    const config = {
      ...{ ...deployment, profile, navigation, ...(sections && { sections }) },
      ...(faults && { faults }),
      ...(preview?.modelDraft && { modelDraft: preview.modelDraft }),
      ...(preview?.draft && { goods: { offSale, counts, draft: preview.draft } }),
    };
    const renderedAt = new Date().toISOString();
    const own = remoteForPath(registry.remotes, url.pathname);
    const isForBrowser = own !== undefined && preview?.unrendered.includes(own) === true;
    const {
      page,
      went,
      assets: all,
    } = isForBrowser
      ? { page: undefined, went: undefined, assets: await pageAssets(registry, {}) }
      : await renderPage({
          ...{ url, renderedAt, config },
          registry: without(registry, preview?.unrendered),
        });
    if (page?.kind === 'redirect') return { ...page, keepUntil: 0 };
    const status =
      page?.status ?? (isForBrowser ? 200 : await statusUnrendered(registry, url.pathname));
    // Browsers of staff have the style sheets in their cache, because staff open many pages.
    const isLinked = look.isCompact === true || liveReload;
    const styles = isLinked ? all.styles.map(withoutText) : all.styles;
    const assets = { ...all, styles };
    const html = writeDocument({
      ...{ assets, registry, renderedAt, page, liveReload, preview, ...look },
      config: preview?.sections ? config : withoutTexts(config),
      isAway: status === 503,
      shellVersion: await options.shellVersion(),
      shopName: config.profile.name,
      early: await options.earlyScript(),
    });
    const mayBeKept = !preview && isForEveryone(url, page);
    return {
      kind: 'page',
      status,
      bodies: bodiesOf(html),
      styleHashes: styles.flatMap(({ text, integrity }) => (text === undefined ? [] : [integrity])),
      keepUntil: mayBeKept ? Date.now() + KEEP_SHARED_PAGES_MS : 0,
      went,
    };
  };
}

const withoutText = ({ url, integrity }: Asset): Asset => ({ url, integrity });

const isForEveryone = ({ search }: URL, page: SentPage | undefined): boolean =>
  page?.kind === 'page' && page.shareable && search.length <= LONGEST_CACHED_SEARCH;

/**
 * Returns the registry without the remotes in `names`. If `names` is empty, returns the same
 * object, so that caches recognise it.
 */
function without(registry: Registry, names: readonly string[] = []): Registry {
  if (names.length === 0) return registry;
  const kept = Object.entries(registry.remotes).filter(([name]) => !names.includes(name));
  return { ...registry, remotes: Object.fromEntries(kept) };
}
