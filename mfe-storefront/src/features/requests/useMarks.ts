import { useState } from 'react';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import {
  OPPOSITE_MARK,
  type BulkMark,
  type BulkMarked,
  type RequestMark,
} from '@mcs-repairs/shared/domain/types/inbox';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';

/** The last change. A notice offers to undo it. */
export type Marked = { mark: RequestMark; ids: readonly string[]; undone: boolean };
export type SendMarks = (marks: BulkMark) => Promise<Result<BulkMarked>>;

/**
 * Marks requests as handled or as spam, and undoes the last change. Failures are logged and shown.
 */
export function useMarks(send: SendMarks) {
  const dispatch = useAppDispatch();
  const { act, working } = useAction();
  const [last, setLast] = useState<Marked | null>(null);

  async function put(ids: readonly string[], mark: RequestMark, undone = false) {
    const result = await act(() => send({ ids: [...ids], mark }));
    if (result.ok) {
      setLast({ mark, ids: result.value.changed, undone });
      return true;
    }
    const { code, message } = result.failure;
    console.error(`${ids.length} requests were not marked as ${mark}: ${code}`);
    dispatch(toastShown({ tone: 'error', text: `The change was not saved. ${message}` }));
    return false;
  }

  return {
    busy: working,
    last,
    put,
    undo: () => (last ? put(last.ids, OPPOSITE_MARK[last.mark], true) : Promise.resolve(false)),
    forget: () => setLast(null),
  };
}

export type Marks = ReturnType<typeof useMarks>;
