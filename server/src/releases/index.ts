/**
 * Stores, verifies, activates, previews, watches and rolls back versions of the shell and the
 * remotes. The README.md in the same folder explains the subfolders.
 */
export { watchReleases } from './api/watchReleases';
export { createReleaseHealth, type ReleaseHealth } from './health/releaseHealth';
export { reporterNetworkOf } from './health/reporterNetwork';
export { previewsOf } from './preview/previews';
export type { Previews, SeenByOne } from './preview/seenByOne';
export { stripRoutes } from './preview/stripRoutes';
export { readReleaseSettings, releaseSettings, type ReleaseSettings } from './releaseSettings';
export {
  openRenderWorker,
  type RenderWorker,
  type RenderWorkerData,
} from './sandbox/openRenderWorker';
export type { RenderQuestion, SentAnswer, SentPage } from './sandbox/renderProtocol';
export type { Usage } from './sandbox/usage';
export type { ReleasePlaces, Shop as ReleasesShop } from './shop';
export { startCollectJob } from './store/collectJob';
export {
  oncePerRegistry,
  remoteOrigins,
  revisionOf,
  watchRegistry,
  type RegisteredRemote,
  type Registry,
} from './store/registryFile';
export { SHELL } from './store/releaseSchema';
export { prepareReleases } from './store/prepareReleases';
export { startPullJob } from './store/pullJob';
export { integrityOf, pinOf, readRemoteFile, type ServerFile } from './store/remoteFiles';
export { sharedStoreOf } from './store/sharedStores';
export { givenBy } from './store/shellNames';
export { currentShell, pointerOf, shellFilesOf } from './store/shellStore';
export { releasesRoutes } from './routes';
