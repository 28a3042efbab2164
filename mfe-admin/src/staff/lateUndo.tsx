import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import { late } from '@mcs-repairs/shared/platform/site';
import { notOpened, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { UndoNoticeProps } from './UndoNotice';

/**
 * Returns the time until which the page offers an undo. It is slightly earlier than the limit of
 * the server, because the request also takes time.
 */
export const undoUntil = () => new Date(Date.now() + UNDO_MS - 1500).toISOString();

const Part = late<UndoNoticeProps>(async () => {
  const { UndoNotice } = await import(/* webpackChunkName: "undo-notice" */ './UndoNotice');
  return UndoNotice;
});

/** Offers an undo. Its code loads after the first change. */
export function UndoNotice(props: UndoNoticeProps) {
  const dispatch = useAppDispatch();
  return <Part {...props} onMissing={() => dispatch(notOpened())} />;
}
