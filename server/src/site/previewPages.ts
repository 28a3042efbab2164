import { createAssetIndex } from './assets';
import { createPageMaker, type PageMakerOptions } from './composePage';
import type { createRenderPool, RenderPool } from './renderPool';

type PreviewPagesOptions = Omit<PageMakerOptions, 'pool' | 'pageAssets' | 'count'> & {
  makePool: (size: number) => ReturnType<typeof createRenderPool>;
  readShell: Parameters<typeof createAssetIndex>[0];
  remotesDir: string;
};

/** The worker for previews ends after this many milliseconds without a request. */
const IDLE_MS = 10 * 60_000;

/**
 * Renders previews in a separate worker. It starts with the first preview, and ends some minutes
 * after the last one. If a previewed version hangs or fills the worker's memory, no other visitor
 * notices it. Pages of previews do not count as page views.
 */
export function createPreviewPages({
  makePool,
  readShell,
  remotesDir,
  ...options
}: PreviewPagesOptions) {
  let open: { pool: RenderPool; makePage: ReturnType<typeof createPageMaker> } | undefined;
  let idle: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(idle);
    const { pool } = open ?? {};
    open = undefined;
    await pool?.close();
  };
  const start = () => {
    const pool = makePool(1);
    const pageAssets = createAssetIndex(readShell, remotesDir);
    return { pool, makePage: createPageMaker({ ...options, count: () => {}, pool, pageAssets }) };
  };

  return {
    makePage: ((...page) => {
      clearTimeout(idle);
      idle = setTimeout(() => void close(), IDLE_MS).unref();
      open ??= start();
      return open.makePage(...page);
    }) satisfies ReturnType<typeof createPageMaker>,
    close,
  };
}
