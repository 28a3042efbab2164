// The federated singleton `shared/platform/site`. This file lists its exports, because every remote
// must get this very instance.
export { comeAlive } from './alive';
export { Checking } from './Checking';
export { noteChecking } from './checking';
export { Fragment } from './Fragment';
export { late } from './late';
export { NearbyFragment } from './NearbyFragment';
export { newId } from './newId';
export { page, pageHandleOf } from './page';
export {
  forgetRemote,
  fragmentChunk,
  installRemoteLoader,
  installRemoteRenewer,
  loadFragment,
  loadRemote,
  peekFragment,
  splitFragmentId,
  type RemoteRenewer,
} from './remotes';
export { retryDelay } from './retry';
export { letSleep } from './sleep';
export {
  SiteProvider,
  useHydrated,
  useNow,
  useShopCapabilities,
  useShopData,
  useShopProfile,
  useShopSchedule,
  useSiteConfig,
} from './SiteContext';
export { Unhydrated } from './Unhydrated';
export { writeVisitorCookie } from './visitorCookie';
export { isKeptInMemory, visitorStorage } from './visitorStorage';
