import type { ComponentType } from 'react';
import { late } from '@mcs-repairs/shared/platform/site';
import { notOpened, useAppDispatch } from '@mcs-repairs/shared/platform/store';

/**
 * Declares a dialog whose code loads when it first opens. If the code fails to load, the dialog
 * closes and a message appears.
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = late(load);
  return function LateDialog(props) {
    const dispatch = useAppDispatch();
    const missing = () => {
      props.onClose();
      dispatch(notOpened());
    };
    return <Part {...props} onMissing={missing} />;
  };
}

/** Asks for confirmation of an action that other people will notice. */
export const ConfirmDialog = lateDialog(async () => {
  const { ConfirmDialog } = await import(
    /* webpackChunkName: "confirm-dialog" */ './ConfirmDialog'
  );
  return ConfirmDialog;
});
