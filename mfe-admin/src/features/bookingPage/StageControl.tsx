import { useState } from 'react';
import { changeStage } from '@mcs-repairs/shared/domain/contract/repairs';
import { stageLabel, stageRefusal } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { stageSchema, STAGES, type Stage } from '@mcs-repairs/shared/domain/types/stage';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { AskAhead, completesAhead } from '../../form/AskAhead';
import { refusalText } from '../../staff/changedMeanwhile';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './BookingParts.module.css';

/** Changes the stage of the repair. It offers only stages that the booking's status allows. */
export function StageControl({ booking }: { booking: Booking }) {
  const { id, stage } = booking;
  const now = useNow();
  const { act, working, failure } = useStaffAction(booking);
  const [asked, setAsked] = useState<Stage | null>(null);
  const choices = STAGES.filter((to) => stageRefusal(booking, to) === null);

  function bring(to: Stage) {
    setAsked(null);
    void act(({ call }, version) =>
      call(changeStage, { params: { id }, body: { stage: to, version } }),
    );
  }

  return (
    <>
      <Field
        label="Stage"
        error={failure ? refusalText(failure) : undefined}
        className={styles.stage}
      >
        <SelectInput
          value=""
          disabled={working || choices.length === 0}
          onChange={({ target }) => {
            // The first option shows the current stage. Its value is empty, so choosing it changes
            // nothing.
            const { data: to } = stageSchema.safeParse(target.value);
            if (to === undefined) return;
            if (completesAhead(booking, to, now)) setAsked(to);
            else bring(to);
          }}
        >
          <option value="">{stage ? stageLabel(stage) : 'Not received yet'}</option>
          {choices.map((to) => (
            <option key={to} value={to}>
              {stageLabel(to)}
            </option>
          ))}
        </SelectInput>
      </Field>
      {asked && (
        <AskAhead booking={booking} onConfirm={() => bring(asked)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
