import { useState } from 'react';
import { previewBookingSweep, sweepBookings } from '@mcs-repairs/shared/domain/contract/sweeps';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import {
  SWEEP_PART,
  type SweepAction,
  type SweepOutcome,
  type SweepPreview,
  type SweepSelection,
} from '@mcs-repairs/shared/domain/types/sweep';
import { useForgetSession } from '../../staff/useSignedOut';

type Target = SweepOutcome['changed'][number];
export type SweepReport = { action: SweepAction; outcome: SweepOutcome };

/** Looks, sweeps in parts, and takes a sweep back. What parts have done stays told when a later one fails. */
export function useSweep() {
  const { call } = useShopData();
  const forget = useForgetSession();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [looking, setLooking] = useState(false);
  const [preview, setPreview] = useState<SweepPreview | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [report, setReport] = useState<SweepReport | null>(null);

  function refuse(refusal: Failure) {
    if (refusal.code === 'signed-out') forget();
    setFailure(refusal);
  }

  async function look(selection: SweepSelection) {
    setFailure(null);
    setLooking(true);
    const result = await call(previewBookingSweep, { body: selection });
    setLooking(false);
    if (result.ok) setPreview(result.value);
    else refuse(result.failure);
  }

  async function sweep(action: SweepAction, targets: readonly Target[]) {
    setFailure(null);
    const outcome: SweepOutcome = { changed: [], left: [] };
    for (let done = 0; done < targets.length; done += SWEEP_PART) {
      setProgress({ done, of: targets.length });
      const part = targets.slice(done, done + SWEEP_PART);
      const bookings = part.map(({ id, version }) => ({ id, version }));
      const result = await call(sweepBookings, { body: { action, bookings } });
      if (!result.ok) {
        refuse(result.failure);
        break;
      }
      outcome.changed.push(...result.value.changed);
      outcome.left.push(...result.value.left);
    }
    setProgress(null);
    setReport({ action, outcome });
  }

  return {
    failure,
    looking,
    preview,
    progress,
    report,
    look,
    sweep,
    /** Other criteria: what was found does not belong to them. */
    lookAgain: () => {
      setFailure(null);
      setPreview(null);
    },
  };
}
