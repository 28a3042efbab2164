import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { chooseAlerts, readAlertSettings } from '@mcs-repairs/shared/domain/contract/alerts';
import { RIGHT_OF_ALERT } from '@mcs-repairs/shared/domain/rules/alertRights';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import {
  ALERT_EVENTS,
  ALERT_WAYS,
  type AlertChoices,
  type AlertEvent,
  type AlertWay,
} from '@mcs-repairs/shared/domain/types/alert';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { soundAlert } from '../../staff/soundAlert';
import { useRole } from '../../staff/useRight';
import { useStaffAction } from '../../staff/useStaffAction';
import { PushSwitch } from './PushSwitch';
import styles from './AlertSettings.module.css';

const settings = answersOf(readAlertSettings);

const EVENT_NAMES: Record<AlertEvent, string> = {
  booking: 'A new booking',
  move: 'A customer reschedules',
  cancellation: 'A customer cancels',
  reply: 'A customer replies or asks a question',
  enquiry: 'A new enquiry',
  quote: 'A new quote request',
  post: 'A new community post or reply',
};
const WAY_NAMES: Record<AlertWay, string> = { mail: 'Email', push: 'Push', sound: 'Sound' };

export function AlertSettings() {
  return (
    <div className={styles.alerts}>
      <p className={styles.second}>
        Emails and push messages pause from 9 PM to 8 AM (Nepal time). You get one summary at 8 AM.
        Sounds play while a staff page is open.
      </p>
      <Loaded
        query={settings.useQuery({})}
        name="alerts"
        size="notice"
        skeleton={<Skeleton lines={4} />}
      >
        {({ choices, pushKey, hasPush }) => (
          <>
            <Choices choices={choices} />
            <PushSwitch pushKey={pushKey} hasPush={hasPush} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/**
 * Each checkbox is stored as soon as it changes. If the request fails, the checkbox returns to its
 * stored value.
 */
function Choices({ choices: stored }: { choices: AlertChoices }) {
  const { act, failure } = useStaffAction();
  const role = useRole();
  const [choices, setChoices] = useState(stored);
  const events = ALERT_EVENTS.filter((event) => may(role, RIGHT_OF_ALERT[event]));

  async function toggle(way: AlertWay, event: AlertEvent, isOn: boolean) {
    const others = choices[way].filter((chosen) => chosen !== event);
    const next = { ...choices, [way]: isOn ? [...others, event] : others };
    setChoices(next);
    if (way === 'sound' && isOn) soundAlert();
    const kept = await act(({ call }) => call(chooseAlerts, { body: next }));
    if (!kept.ok) setChoices(choices);
  }

  return (
    <>
      {failure && (
        <Notice tone="danger">
          {outcomeOf(failure, 'The change', 'saved')}. {failure.message}
        </Notice>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Notify me about</th>
            {ALERT_WAYS.map((way) => (
              <th key={way} scope="col">
                {WAY_NAMES[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event}>
              <th scope="row">{EVENT_NAMES[event]}</th>
              {ALERT_WAYS.map((way) => (
                <td key={way}>
                  <label className={styles.box}>
                    <input
                      type="checkbox"
                      aria-label={`${EVENT_NAMES[event]}: ${WAY_NAMES[way]}`}
                      checked={choices[way].includes(event)}
                      onChange={({ target }) => void toggle(way, event, target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
