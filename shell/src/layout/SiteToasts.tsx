import { toastDismissed, useAppDispatch, useAppSelector } from '@mcs-repairs/shared/platform/store';
import { Toasts } from './Toasts';

/** The short messages that any page or remote sends. */
export function SiteToasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts);
  return <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))} />;
}
