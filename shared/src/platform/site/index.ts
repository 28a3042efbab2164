// The shared module `shared/platform/site`, of which each page has one instance. It names all its
// exports. If a remote imported one of its files directly, the page would have a second instance.
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
export { useAddressParams } from './useAddressParams';
export { writeVisitorCookie } from './visitorCookie';
export { isKeptInMemory, visitorStorage } from './visitorStorage';
