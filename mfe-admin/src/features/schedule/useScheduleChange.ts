import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import {
  changeSchedule,
  previewSchedule,
  readScheduleSettings,
  undoSchedule,
} from '@mcs-repairs/shared/domain/contract/openingHours';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import type {
  Schedule,
  ScheduleChange,
  SchedulePreview,
} from '@mcs-repairs/shared/domain/types/schedule';
import { useSendsEmails } from '../../staff/isReached';
import { useStaffAction } from '../../staff/useStaffAction';
import { rebaseSchedule } from './rebaseSchedule';
import { customersToCall } from './customersToCall';

const UNDONE = ['The last change of the opening hours was undone'];

const scheduleSettings = answersOf(readScheduleSettings);

/** An edited schedule that affects bookings. It waits until the owner decides about them. */
export type Proposal = Wanted & { preview: SchedulePreview };

/**
 * An edited schedule, and the stored `revision` from which the edit started. `onDone` runs when the
 * stored schedule contains the edit.
 */
type Wanted = {
  revision: number;
  seen: Schedule;
  schedule: Schedule;
  onDone: (() => void) | undefined;
};

/**
 * Applies a schedule at once if it affects no booking. Otherwise the owner has to decide about
 * these bookings first.
 */
export function useScheduleChange() {
  const { call } = useShopData();
  const sendsEmails = useSendsEmails();
  const dispatch = useAppDispatch();
  const query = scheduleSettings.useQuery({});
  const { data: settings } = query;
  const { act, working, failure, forget } = useStaffAction();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [done, setDone] = useState<readonly string[] | null>(null);

  function counted(changes: readonly string[]) {
    setProposal(null);
    setDone(changes);
  }

  type Decided = Pick<ScheduleChange, 'decisions' | 'promises' | 'message'>;
  async function save(wanted: Wanted, decided: Decided, changes: readonly string[]) {
    const { revision, schedule } = wanted;
    const saved = await act(async () => {
      const answer = await call(changeSchedule, { body: { revision, schedule, ...decided } });
      if (!answer.ok && answer.failure.code === 'conflict') await look(wanted);
      return answer;
    });
    if (!saved.ok) return false;
    counted(changes);
    wanted.onDone?.();
    return true;
  }

  /**
   * Runs after a colleague changed the schedule or a booking. It repeats the edit on the newest
   * stored schedule, and finds the affected bookings again.
   */
  async function look({ seen, schedule: wanted, onDone }: Wanted) {
    const newest = await call(readScheduleSettings, {});
    if (!newest.ok) return;
    const { revision, schedule: current } = newest.value;
    const schedule = rebaseSchedule(seen, wanted, current);
    const preview = await call(previewSchedule, { body: { schedule } });
    if (!preview.ok) return;
    if (preview.value.changes.length > 0)
      return setProposal({ revision, seen: current, schedule, onDone, preview: preview.value });
    // A colleague made the same change.
    setProposal(null);
    onDone?.();
  }

  return {
    query,
    settings,
    failure,
    busy: working,
    proposal,
    /** Sentences that describe what the last press changed. */
    done,
    /** Whether the last press undid a change. */
    isUndo: done === UNDONE,
    withdraw: () => {
      setProposal(null);
      forget();
    },
    /**
     * Calls `onDone` when the stored schedule contains the edit, perhaps after a decision about
     * bookings.
     */
    async propose(schedule: Schedule, onDone?: () => void) {
      if (!settings) return;
      setDone(null);
      const wanted = { revision: settings.revision, seen: settings.schedule, schedule, onDone };
      const looked = await act(() => call(previewSchedule, { body: { schedule } }));
      if (!looked.ok) return;
      const preview = looked.value;
      if (preview.changes.length === 0) {
        dispatch(toastShown({ tone: 'info', text: 'Nothing has changed.' }));
        return onDone?.();
      }
      if (preview.touched.length + preview.promised.length > 0) {
        setProposal({ ...wanted, preview });
        return;
      }
      await save(wanted, { decisions: [], promises: [] }, preview.changes);
    },
    decide: (decided: Decided) =>
      proposal &&
      save(proposal, decided, [
        ...proposal.preview.changes,
        ...callsOf(proposal, decided, sendsEmails),
      ]),
    async undo(revision: number) {
      setDone(null);
      const undone = await act(() => call(undoSchedule, { body: { revision } }));
      if (undone.ok) counted(UNDONE);
    },
  };
}

/**
 * Returns the customers whom staff must call. The list stays on the screen after the schedule
 * applies.
 */
function callsOf(
  { preview }: Proposal,
  { decisions, promises }: Pick<ScheduleChange, 'decisions' | 'promises'>,
  sendsEmails: boolean,
): string[] {
  const kept = new Set(
    [...decisions, ...promises].filter(({ decision }) => decision === 'keep').map(({ id }) => id),
  );
  const names = customersToCall(preview, sendsEmails)
    .filter(({ id }) => !kept.has(id))
    .map(({ customerName, customerPhone }) => `${customerName}, ${customerPhone}`);
  return names.length ? [`Please call these customers, who got no email: ${names.join('; ')}`] : [];
}

export type ScheduleChanger = ReturnType<typeof useScheduleChange>;
