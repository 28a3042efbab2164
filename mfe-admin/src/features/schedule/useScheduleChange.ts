import { useState } from 'react';
import { scheduleApi } from 'shared/data/schedule/endpoints';
import { useShopData } from 'shared/platform/site';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import type { Failure, Result } from 'shared/domain/types/failure';
import type { Schedule, ScheduleChange, SchedulePreview } from 'shared/domain/types/schedule';
import { useForgetSession } from '../../staff/useSignedOut';

/** A schedule that waits for decisions about the bookings that it touches. */
export type Proposal = { revision: number; schedule: Schedule; preview: SchedulePreview };

/** Proposes schedules: what touches no booking counts at once, what does waits for the owner's decisions. */
export function useScheduleChange() {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const forget = useForgetSession();
  const { data: settings } = scheduleApi.useScheduleSettingsQuery();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [done, setDone] = useState<readonly string[] | null>(null);

  async function run<Value>(work: () => Promise<Result<Value>>): Promise<Value | null> {
    setFailure(null);
    setBusy(true);
    const result = await work();
    setBusy(false);
    if (result.ok) return result.value;
    if (result.failure.code === 'signed-out') forget();
    setFailure(result.failure);
    return null;
  }

  function counted(changes: readonly string[]) {
    setProposal(null);
    setDone(changes);
    dispatch(scheduleApi.util.invalidateTags(['Schedule', 'Availability', 'Bookings']));
  }

  async function save(change: ScheduleChange, changes: readonly string[]): Promise<boolean> {
    const saved = await run(() => staff.changeSchedule(change));
    if (saved) counted(changes);
    // Bookings came or went meanwhile: they are looked at again.
    else await look(change.revision, change.schedule);
    return saved !== null;
  }

  async function look(revision: number, schedule: Schedule) {
    const preview = await staff.previewSchedule(schedule);
    if (preview.ok) setProposal({ revision, schedule, preview: preview.value });
  }

  return {
    settings,
    failure,
    busy,
    proposal,
    /** What counts since the last press, in words. */
    done,
    forgetDone: () => setDone(null),
    withdraw: () => {
      setProposal(null);
      setFailure(null);
    },
    /** Answers whether it counts now; false as well while decisions are waited for. */
    async propose(schedule: Schedule): Promise<boolean> {
      if (!settings) return false;
      setDone(null);
      const { revision } = settings;
      const preview = await run(() => staff.previewSchedule(schedule));
      if (!preview) return false;
      if (preview.changes.length === 0) {
        dispatch(toastShown({ tone: 'info', text: 'Nothing is different.' }));
        return false;
      }
      if (preview.touched.length > 0) {
        setProposal({ revision, schedule, preview });
        return false;
      }
      return save({ revision, schedule, decisions: [] }, preview.changes);
    },
    decide: (decisions: ScheduleChange['decisions'], message: string) =>
      proposal &&
      save(
        { revision: proposal.revision, schedule: proposal.schedule, decisions, message },
        proposal.preview.changes,
      ),
    async undo(revision: number) {
      setDone(null);
      if (await run(() => staff.undoSchedule(revision))) counted(['The last change is taken back']);
    },
  };
}

export type ScheduleChanger = ReturnType<typeof useScheduleChange>;
