import { answersOf } from '@mcs-repairs/shared/data/answers';
import {
  endOtherSessions,
  endSession,
  listSessions,
} from '@mcs-repairs/shared/domain/contract/ownAccount';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import type { SessionEntry } from '@mcs-repairs/shared/domain/types/staff';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Account.module.css';

const sessions = answersOf(listSessions);

/**
 * Lists the active sessions of this account. The member can end each one except the current one.
 */
export function SessionList() {
  const ending = useStaffAction();
  const endingOthers = useStaffAction();
  const failure = ending.failure ?? endingOthers.failure;
  const end = (id: string) => ending.act(({ call }) => call(endSession, { params: { id } }));
  const endOthers = () => endingOthers.act(({ call }) => call(endOtherSessions, {}));

  return (
    <Loaded
      query={sessions.useQuery({})}
      name="sessions"
      skeleton={<Skeleton lines={3} />}
      size="notice"
    >
      {(entries) => (
        <>
          {failure && (
            <Notice tone="danger" live>
              {outcomeOf(failure, 'The session', 'ended')}. {failure.message}
            </Notice>
          )}
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                ending={ending.working}
                onEnd={() => void end(entry.id)}
              />
            ))}
          </ul>
          {entries.length > 1 && (
            <Button
              variant="secondary"
              loading={endingOthers.working}
              onClick={() => void endOthers()}
            >
              Sign out other sessions
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

type EntryProps = { entry: SessionEntry; ending: boolean; onEnd: () => void };

function Entry({ entry, ending, onEnd }: EntryProps) {
  const { device, createdAt, lastSeenAt, current } = entry;
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>
          {device} {current && <Badge tone="accent">This session</Badge>}
        </p>
        <p className={styles.muted}>
          Signed in {nepalInstant(createdAt)}, last seen {nepalInstant(lastSeenAt)}
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="small" disabled={ending} onClick={onEnd}>
          Sign out session<VisuallyHidden> on {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
