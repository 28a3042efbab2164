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
/** The minimum number of render workers. While one hangs, another can render pages. */
const FEWEST_WORKERS = 2;
/**
 * Previews have this many times the time limit of other pages. The worker may have to start first,
 * and the frame of a preview runs no scripts that could render the page instead.
 */
const PATIENCE_OF_PREVIEWS = 4;

export type CompositionOptions = {
  /** The folder with the build of the shell. */
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
 * Creates everything with which one version of the shell makes pages: its files, render workers
 * that use only this shell, and the cache of pages. If another shell becomes active meanwhile, a
 * page is still finished with the shell that began it.
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
    makePool: (one) =>
      makePool({ ...workers, size: one, timeoutMs: timeoutMs * PATIENCE_OF_PREVIEWS }),
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
     * Reads the files of the shell once. Render workers that start later get the same files, even
     * if the folder has changed.
     */
    async begin(): Promise<void> {
      workerData.shellCode = (await shell().catch(() => undefined))?.code;
      pool.warm();
    },
    /**
     * Renders the shell's own page, so that the first visitor does not wait for a worker to start.
     * Throws if that fails. Afterwards, the worker renders pages with `registry`.
     */
    async tryOut(
      config: PageConfig,
      renderedAt: string,
      registry: Registry = { revision: 'none', remotes: {} },
    ): Promise<void> {
      const url = new URL('/there-is-no-such-page', config.publicUrl).href;
      await pool.render({ url, config, registry, renderedAt, apiUrl: options.apiUrl() });
    },
    /** Runs work on a page of this shell. `retire` waits until this work has ended. */
    async at<T>(work: () => Promise<T>): Promise<T> {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
        if (working === 0) ended();
      }
    },
    /** Ends the render workers after their last page is finished. */
    async retire(): Promise<void> {
      if (working > 0) await new Promise<void>((resolve) => (ended = resolve));
      await close();
    },
    close,
  };
}
export type Composition = ReturnType<typeof createComposition>;
