// The shared module `shared/platform/store`, of which each page has one instance. It names all its
// exports. If a remote imported one of its files directly, the page would have a second instance.
export {
  cartCleared,
  cartRestored,
  cartSlice,
  drawerClosed,
  drawerToggled,
  enquirySent,
  itemAdded,
  itemRemoved,
  quantityChanged,
  selectCartItems,
  selectDrawerOpen,
  selectTotalItems,
} from './cartSlice';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
export { madeStale } from './madeStale';
export { addLateMiddleware, makeStore, rootReducer } from './makeStore';
export type { AppDispatch, AppStore, RootState, StoreExtra } from './makeStore';
export {
  bookingCreated,
  bookingCreationFailed,
  dateSelected,
  deviceSelected,
  repairFlowSlice,
  serviceSelected,
  stateCleared,
  timeSelected,
  workStarted,
} from './repairFlowSlice';
export type { RepairFlowState, SelectedDevice } from './repairFlowSlice';
export { sessionLoaded, sessionSlice } from './sessionSlice';
export { notOpened, toastDismissed, toastShown, toastsSlice } from './toastsSlice';
