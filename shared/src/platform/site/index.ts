// The federated singleton `shared/platform/site`: named here once, because every remote must get this very instance.
export { Checking } from './Checking';
export { noteChecking } from './checking';
export { Fragment } from './Fragment';
export { newId } from './newId';
export { page, pageHandleOf } from './page';
export {
  forgetRemote,
  fragmentChunk,
  installRemoteLoader,
  loadFragment,
  loadRemote,
  peekFragment,
  splitFragmentId,
} from './remotes';
export { retryDelay } from './retry';
export {
  SiteProvider,
  useHydrated,
  useNow,
  useShopCapabilities,
  useShopData,
  useShopProfile,
  useSiteConfig,
} from './SiteContext';
export { writeVisitorCookie } from './visitorCookie';
export { visitorStorage } from './visitorStorage';
