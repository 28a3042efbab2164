import { accountsApi } from '@mcs-repairs/shared/data/accounts/endpoints';
import { useSubmission } from '@mcs-repairs/shared/platform/form/useSubmission';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { failureOf } from '@mcs-repairs/shared/domain/rules/failureOf';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import styles from './Account.module.css';

/** Where this account is signed in; each other place can be signed out from here. */
export function SessionList() {
  const dispatch = useAppDispatch();
  const { data, error } = accountsApi.useSessionsQuery();
  const { staff } = useShopData();
  const ending = useSubmission({ send: (id: string) => staff.endSession(id) });
  const endingOthers = useSubmission({ send: () => staff.endOtherSessions() });

  function tell(result: Result<null> | null) {
    if (!result || result.ok) return;
    const text = `The session was not ended. ${result.failure.message}`;
    dispatch(toastShown({ tone: 'error', text }));
  }
  const end = async (id: string) => tell(await ending.submit(id));
  const endAll = async () => tell(await endingOthers.submit(null));

  if (error && !data) return <Notice tone="warning">{failureOf(error).message}</Notice>;
  if (!data) {
    return (
      <Loading label="Loading the sessions">
        <Skeleton lines={3} />
      </Loading>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {data.map(({ id, device, createdAt, lastSeenAt, current }) => (
          <li key={id} className={styles.line}>
            <div>
              <p className={styles.name}>
                {device} {current && <Badge tone="accent">This one</Badge>}
              </p>
              <p className={styles.muted}>
                Signed in {nepalInstant(createdAt)}, last seen {nepalInstant(lastSeenAt)}
              </p>
            </div>
            {!current && (
              <Button
                variant="secondary"
                size="small"
                disabled={ending.sending}
                onClick={() => void end(id)}
              >
                End<VisuallyHidden> the session on {device}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="secondary" loading={endingOthers.sending} onClick={() => void endAll()}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}
