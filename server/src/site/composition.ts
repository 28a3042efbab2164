import path from 'node:path';
import { availableParallelism } from 'node:os';
import { createAssetIndex } from './assets';
import { createPageMaker } from './composePage';
import { readEarlyScript } from './earlyScript';
import { createPageCache } from './pageCache';
import type { PageConfig } from './pageConfig';
import { createPreviewPages } from './previewPages';
import { pinShell } from './pinnedShell';
import type { Registry, RenderWorkerData } from '../releases';
import type { RenderEvent } from './renderMetrics';
import type { createRenderPool } from './renderPool';

const CACHE_CAPACITY = 500;
/** The minimum number of workers. If one worker hangs, another must be free for other pages. */
const FEWEST_WORKERS = 2;

export type CompositionOptions = {
  /** The folder with the shell's build. */
  shellDir: string;
  remotesDir: string;
  apiUrl: () => string;
  liveReload: boolean;
  timeoutMs: number;
  count: (event: RenderEvent, key?: string) => void;
  report: (error: unknown) => void;
  makePool: typeof createRenderPool;
};

/**
 * Creates everything that makes pages with one version of the shell: the shell's files, workers
 * that render only this shell, and the page cache. Even if another shell becomes active, a page is
 * completed with the composition that started it.
 */
export function createComposition({
  shellDir,
  remotesDir,
  timeoutMs,
  makePool,
  ...options
}: CompositionOptions) {
  const { count, report } = options;
  const shell = pinShell(shellDir);
  const earlyScript = readEarlyScript(shellDir);
  const workerData: RenderWorkerData = {
    shellDir: path.resolve(shellDir),
    remotesDir: path.resolve(remotesDir),
  };
  const workers = {
    timeoutMs,
    workerFile: new URL('./children/renderWorker.js', import.meta.url),
    workerData,
    report,
  };
  const size = Math.max(FEWEST_WORKERS, Math.min(4, availableParallelism() - 1));
  const pool = makePool({ ...workers, size, spares: 1, count });
  const pages = { ...options, earlyScript, shellVersion: async () => (await shell()).version };
  const previews = createPreviewPages({
    ...pages,
    makePool: (one) => makePool({ ...workers, size: one }),
    readShell: shell,
    remotesDir,
  });
  let working = 0;
  let ended = () => {};

  const close = async () => {
    await Promise.all([pool.close(), previews.close()]);
  };

  return {
    shellDir,
    shell,
    earlyScript,
    pool,
    cache: createPageCache(CACHE_CAPACITY),
    previews,
    makePage: createPageMaker({
      ...pages,
      pool,
      pageAssets: createAssetIndex(shell, remotesDir),
    }),
    /**
     * Reads the shell once. Workers that start later get the same shell, even if the files in the
     * folder changed.
     */
    async begin(): Promise<void> {
      workerData.shellCode = (await shell().catch(() => undefined))?.code;
      pool.warm();
    },
    /**
     * Renders the shell's own page, so that the first visitor does not wait for the start of a
     * worker. Throws if the rendering fails. The worker then renders pages with `registry`.
     */
    async tryOut(
      config: PageConfig,
      renderedAt: string,
      registry: Registry = { revision: 'none', remotes: {} },
    ): Promise<void> {
      const url = new URL('/there-is-no-such-page', config.publicUrl).href;
      await pool.render({ url, config, registry, renderedAt, apiUrl: options.apiUrl() });
    },
    /** Runs work on a page of this composition. `retire` waits until this work is finished. */
    async at<T>(work: () => Promise<T>): Promise<T> {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
        if (working === 0) ended();
      }
    },
    /** Ends the workers after the last page is finished. */
    async retire(): Promise<void> {
      if (working > 0) await new Promise<void>((resolve) => (ended = resolve));
      await close();
    },
    close,
  };
}
export type Composition = ReturnType<typeof createComposition>;
