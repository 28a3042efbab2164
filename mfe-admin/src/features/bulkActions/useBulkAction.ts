import { useState } from 'react';
import {
  previewBookingSweep,
  sweepBookings,
} from '@mcs-repairs/shared/domain/contract/bulkActions';
import {
  BULK_PART,
  type BulkActionName,
  type BulkOutcome,
  type BulkPreview,
  type BulkSelection,
} from '@mcs-repairs/shared/domain/types/bulkAction';
import { useStaffAction } from '../../staff/useStaffAction';

type Target = BulkOutcome['changed'][number];
export type BulkReport = { action: BulkActionName; outcome: BulkOutcome };

/**
 * Previews a bulk action, runs it in several requests, and can undo it. If one request fails, the
 * result still lists the changes of the earlier requests.
 */
export function useBulkAction() {
  const { act, working, failure, forget } = useStaffAction();
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function look(selection: BulkSelection) {
    const result = await act(({ call }) => call(previewBookingSweep, { body: selection }));
    if (result.ok) setPreview(result.value);
  }

  async function sweep(action: BulkActionName, targets: readonly Target[]) {
    const outcome: BulkOutcome = { changed: [], left: [] };
    for (let done = 0; done < targets.length; done += BULK_PART) {
      setProgress({ done, of: targets.length });
      const part = targets.slice(done, done + BULK_PART);
      const bookings = part.map(({ id, version }) => ({ id, version }));
      const result = await act(({ call }) => call(sweepBookings, { body: { action, bookings } }));
      if (!result.ok) break;
      outcome.changed.push(...result.value.changed);
      outcome.left.push(...result.value.left);
    }
    setProgress(null);
    setReport({ action, outcome });
  }

  return {
    failure,
    looking: working && progress === null,
    preview,
    progress,
    report,
    look,
    sweep,
    /** Removes a preview whose criteria have changed. */
    lookAgain: () => {
      forget();
      setPreview(null);
    },
  };
}
