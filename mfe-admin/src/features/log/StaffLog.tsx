import { useState } from 'react';
import { accountsApi } from '@mcs-repairs/shared/data/accounts/endpoints';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { LOG_EVENTS, type LogEvent } from '@mcs-repairs/shared/domain/types/staffLog';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import { EVENT_NAMES } from './eventNames';
import styles from './StaffLog.module.css';

/** What was done and read by whom, newest first. */
export function StaffLog() {
  const can = useShopCapabilities();
  const [search, setSearch] = useState('');
  const [event, setEvent] = useState<LogEvent | ''>('');
  const [before, setBefore] = useState<string[]>([]);
  const query = { search, ...(event && { event }), ...(before[0] && { before: before[0] }) };
  const { currentData, error, refetch } = accountsApi.useLogQuery(query);
  if (!can.signIn)
    return <Notice>This site keeps everything in your browser: there is no log.</Notice>;
  return (
    <div className={styles.log}>
      <div className={styles.filters}>
        <PausedSearch
          label="Search the log"
          placeholder="A name, a booking …"
          text={search}
          onText={(text) => {
            setBefore([]);
            setSearch(text);
          }}
        />
        <Field label="What was done" labelHidden>
          <SelectInput
            value={event}
            onChange={({ target }) => {
              setBefore([]);
              setEvent(target.value as LogEvent | '');
            }}
            options={[
              { value: '', label: 'Everything' },
              ...LOG_EVENTS.map((value) => ({ value, label: EVENT_NAMES[value] })),
            ]}
          />
        </Field>
      </div>
      {error && !currentData && (
        <ErrorState
          title="The log could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {failureOf(error).message}
        </ErrorState>
      )}
      {!error && !currentData && (
        <Loading label="Loading the log">
          <Skeleton lines={6} />
        </Loading>
      )}
      {currentData?.entries.length === 0 && (
        <EmptyState title="Nothing matches">Look for something else, or for everything.</EmptyState>
      )}
      {currentData && currentData.entries.length > 0 && (
        <ol aria-label="Log" className={styles.entries}>
          {currentData.entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <p className={styles.what}>
                {EVENT_NAMES[entry.event]}
                {entry.detail && `: ${entry.detail}`}
              </p>
              <p className={styles.who}>
                {entry.by}, {nepalInstant(entry.at)}
              </p>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.filters}>
        {before.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => setBefore(before.slice(1))}>
            Newer
          </Button>
        )}
        {currentData?.next && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => setBefore([currentData.next ?? '', ...before])}
          >
            Older
          </Button>
        )}
      </div>
    </div>
  );
}
