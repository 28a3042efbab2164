import { useEffect, useRef } from 'react';
import type { ScheduleSettings as Settings } from '@mcs-repairs/shared/domain/types/schedule';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { late, useNow, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { notOpened, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Refusal } from '../../form/Refusal';
import { AppointmentSettings } from './AppointmentSettings';
import { ClosedDays, comingClosures } from './ClosedDays';
import { CloseDaysForm } from './CloseDaysForm';
import { DisplacedBookings } from './DisplacedBookings';
import { HolidayImport } from './HolidayImport';
import { Part } from './Part';
import { ScheduleHistory } from './ScheduleHistory';
import { ScheduleSkeleton } from './ScheduleSkeleton';
import { useScheduleChange, type ScheduleChanger } from './useScheduleChange';
import { WeekForm } from './WeekForm';
import styles from './Schedule.module.css';

const DecideDialog = late(async () => {
  const { DecideDialog } = await import(/* webpackChunkName: "decide" */ './DecideDialog');
  return DecideDialog;
});

/** Shows the opening hours, the closed days and the appointment settings. */
export function ScheduleSettings() {
  const can = useShopCapabilities();
  const changer = useScheduleChange();
  if (!can.signIn) {
    return (
      <Notice title="The opening hours cannot be changed here">
        This site stores everything in your browser. It uses the default opening hours.
      </Notice>
    );
  }
  return (
    <Loaded query={changer.query} name="settings" skeleton={<ScheduleSkeleton />}>
      {(settings) => <Parts settings={settings} changer={changer} />}
    </Loaded>
  );
}

function Parts({ settings, changer }: { settings: Settings; changer: ScheduleChanger }) {
  const dispatch = useAppDispatch();
  const { done, failure, proposal, busy, isUndo } = changer;
  const { revision } = settings;
  const coming = comingClosures(settings.schedule, useNow()).length;
  const told = useRef<HTMLElement>(null);
  // The buttons of the forms may be far below the messages.
  useEffect(() => {
    if (done || failure) told.current?.focus();
  }, [done, failure]);
  return (
    <div className={styles.settings}>
      <section ref={told} tabIndex={-1} className={styles.told}>
        {done && (
          <Notice
            tone="success"
            live
            title="The opening hours were changed"
            action={
              !isUndo && (
                <Button
                  variant="secondary"
                  size="small"
                  loading={busy}
                  onClick={() => void changer.undo(revision)}
                >
                  Undo change to opening hours
                </Button>
              )
            }
          >
            {done.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </Notice>
        )}
        {!proposal && <Refusal refusal={failure} />}
      </section>
      <DisplacedBookings bookings={settings.displaced} />
      <div className={styles.parts}>
        <Part id="week" title="Weekly hours" wide>
          <WeekForm settings={settings} changer={changer} />
        </Part>
        <Part id="closed" title={coming > 0 ? `Closed days (${coming})` : 'Closed days'}>
          <ClosedDays schedule={settings.schedule} changer={changer} />
          <HolidayImport changer={changer} />
        </Part>
        <Part id="close" title="Add closed days">
          <CloseDaysForm changer={changer} />
        </Part>
        <Part id="appointments" title="Appointments">
          <AppointmentSettings settings={settings} changer={changer} />
        </Part>
        <Part id="history" title="Latest changes">
          <ScheduleHistory history={settings.history} changer={changer} />
        </Part>
      </div>
      {proposal && (
        <DecideDialog
          changer={changer}
          onMissing={() => {
            changer.withdraw();
            dispatch(notOpened());
          }}
        />
      )}
    </div>
  );
}
