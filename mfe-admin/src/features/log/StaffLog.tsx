import { useState } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readLog } from '@mcs-repairs/shared/domain/contract/accounts';
import {
  formatLongDate,
  formatSlotTime,
  shopTimeOfDay,
  toShopDate,
} from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  LOG_EVENTS,
  type LogEntry,
  type LogEvent,
} from '@mcs-repairs/shared/domain/types/staffLog';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { Initials } from '../../format/Initials';
import { EVENT_NAMES } from './eventNames';
import styles from './StaffLog.module.css';

const log = answersOf(readLog);

/**
 * Lists what members of staff did and which personal data they opened. The newest entry comes
 * first.
 */
export function StaffLog() {
  const can = useShopCapabilities();
  const [search, setSearch] = useState('');
  const [event, setEvent] = useState<LogEvent | ''>('');
  const [before, setBefore] = useState<string[]>([]);
  const query = { search, ...(event && { event }), ...(before[0] && { before: before[0] }) };
  const answer = log.useQuery({ query });
  const { currentData } = answer;
  if (!can.signIn)
    return <Notice>This site stores everything in your browser. It has no log.</Notice>;
  return (
    <div className={styles.log}>
      <div className={styles.filters}>
        <PausedSearch
          label="Search the log"
          placeholder="Name or booking …"
          text={search}
          className={styles.search}
          onText={(text) => {
            setBefore([]);
            setSearch(text);
          }}
        />
        <Field label="Event" labelHidden>
          <SelectInput
            value={event}
            onChange={({ target }) => {
              setBefore([]);
              setEvent(target.value as LogEvent | '');
            }}
            options={[
              { value: '', label: 'All events' },
              ...LOG_EVENTS.map((value) => ({ value, label: EVENT_NAMES[value] })),
            ]}
          />
        </Field>
      </div>
      <Loaded query={{ ...answer, data: currentData }} name="log">
        {({ entries }) => <Entries entries={entries} />}
      </Loaded>
      <div className={styles.filters}>
        {before.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => setBefore(before.slice(1))}>
            Show newer log entries
          </Button>
        )}
        {currentData?.next && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => setBefore([currentData.next ?? '', ...before])}
          >
            Show older log entries
          </Button>
        )}
      </div>
    </div>
  );
}

function Entries({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0)
    return (
      <EmptyState title="No entries found">Try another search, or show all events.</EmptyState>
    );
  return (
    <ol aria-label="Log" className={styles.entries}>
      {entries.map((entry, index) => {
        const day = dayOf(entry);
        const above = entries[index - 1];
        const isFirst = !above || day !== dayOf(above);
        const isSame = !isFirst && above.by === entry.by;
        return (
          <li key={entry.id} className={styles.entry}>
            {isFirst && <p className={styles.day}>{formatLongDate(day)}</p>}
            <p className={styles.who} data-same={isSame || undefined}>
              <Initials name={entry.by} />
              {entry.by}
            </p>
            <p className={styles.what}>
              {EVENT_NAMES[entry.event]}
              {entry.detail && `: ${entry.detail}`}
            </p>
            <time className={styles.at} dateTime={entry.at}>
              {formatSlotTime(shopTimeOfDay(new Date(entry.at)))}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

const dayOf = ({ at }: LogEntry) => toShopDate(new Date(at));
