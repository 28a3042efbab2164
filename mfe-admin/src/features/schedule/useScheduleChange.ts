import { useState } from 'react';
import { scheduleApi } from '@mcs-repairs/shared/data/schedule/endpoints';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import type {
  Schedule,
  ScheduleChange,
  SchedulePreview,
} from '@mcs-repairs/shared/domain/types/schedule';
import { useForgetSession } from '../../staff/useSignedOut';
import { rebaseSchedule } from './rebaseSchedule';
import { withoutEmail } from './withoutEmail';

/** A schedule that waits for decisions about the bookings that it touches. */
export type Proposal = Wanted & { preview: SchedulePreview };

/** A schedule that was made from the one that counted as `revision`. */
type Wanted = { revision: number; seen: Schedule; schedule: Schedule };

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

  async function run<Value>(
    work: () => Promise<Result<Value>>,
    mend?: (failure: Failure) => unknown,
  ): Promise<Value | null> {
    setFailure(null);
    setBusy(true);
    const result = await work();
    if (!result.ok) await mend?.(result.failure);
    setBusy(false);
    if (result.ok) return result.value;
    if (result.failure.code === 'signed-out') forget();
    setFailure(result.failure);
    return null;
  }

  function counted(changes: readonly string[]) {
    setProposal(null);
    setDone(changes);
  }

  type Decided = Pick<ScheduleChange, 'decisions' | 'promises' | 'message'>;
  async function save(wanted: Wanted, decided: Decided, changes: readonly string[]) {
    const { revision, schedule } = wanted;
    const saved = await run(
      () => staff.changeSchedule({ revision, schedule, ...decided }),
      ({ code }) => code === 'conflict' && look(wanted),
    );
    if (saved) counted(changes);
    return saved !== null;
  }

  /** The hours or the bookings are others by now: the same is meant for those, and counted anew. */
  async function look({ seen, schedule: wanted }: Wanted) {
    const newest = await staff.scheduleSettings();
    if (!newest.ok) return;
    const { revision, schedule: current } = newest.value;
    const schedule = rebaseSchedule(seen, wanted, current);
    const preview = await staff.previewSchedule(schedule);
    if (!preview.ok) return;
    if (preview.value.changes.length > 0)
      setProposal({ revision, seen: current, schedule, preview: preview.value });
    else setProposal(null);
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
      const wanted = { revision: settings.revision, seen: settings.schedule, schedule };
      const preview = await run(() => staff.previewSchedule(schedule));
      if (!preview) return false;
      if (preview.changes.length === 0) {
        dispatch(toastShown({ tone: 'info', text: 'Nothing is different.' }));
        return false;
      }
      if (preview.touched.length + preview.promised.length > 0) {
        setProposal({ ...wanted, preview });
        return false;
      }
      return save(wanted, { decisions: [], promises: [] }, preview.changes);
    },
    decide: (decided: Decided) =>
      proposal &&
      save(proposal, decided, [...proposal.preview.changes, ...callsOf(proposal, decided)]),
    async undo(revision: number) {
      setDone(null);
      if (await run(() => staff.undoSchedule(revision))) counted(['The last change is taken back']);
    },
  };
}

/** Whom no mail reaches: they stay in sight once it counts, with their numbers. */
function callsOf(
  { preview }: Proposal,
  { decisions, promises }: Pick<ScheduleChange, 'decisions' | 'promises'>,
): string[] {
  const kept = new Set(
    [...decisions, ...promises].filter(({ decision }) => decision === 'keep').map(({ id }) => id),
  );
  const names = withoutEmail(preview)
    .filter(({ id }) => !kept.has(id))
    .map(({ customerName, customerPhone }) => `${customerName}, ${customerPhone}`);
  return names.length ? [`No mail went to these, please call them: ${names.join('; ')}`] : [];
}

export type ScheduleChanger = ReturnType<typeof useScheduleChange>;
