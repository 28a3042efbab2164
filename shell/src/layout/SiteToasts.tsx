import { toastDismissed, useAppDispatch, useAppSelector } from '@mcs-repairs/shared/platform/store';
import { Toasts } from './Toasts';

/** Shows the toasts of all pages and remotes. */
export function SiteToasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts);
  return <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}
