import { useState } from 'react';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import {
  OPPOSITE_MARK,
  type BulkMark,
  type BulkMarked,
  type RequestMark,
} from '@mcs-repairs/shared/domain/types/inbox';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
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
    const { failure } = result;
    console.error(`Marking ${ids.length} requests as ${mark} failed: ${failure.code}`);
    const text = `${outcomeOf(failure, 'The change', 'saved')}. ${failure.message}`;
    dispatch(toastShown({ tone: 'error', text }));
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
