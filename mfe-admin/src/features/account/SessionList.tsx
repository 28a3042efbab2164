import { accountsApi } from 'shared/data/accounts/endpoints';
import { secondFactorApi } from 'shared/data/second-factor/endpoints';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import { Badge } from 'shared/ui/Badge';
import { Button } from 'shared/ui/Button';
import { Loading } from 'shared/ui/Loading';
import { Notice } from 'shared/ui/Notice';
import { Skeleton } from 'shared/ui/Skeleton';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';
import { nepalInstant } from 'shared/domain/rules/nepalTime';
import { failureOf } from 'shared/domain/rules/failureOf';
import styles from './Account.module.css';

/** Where this account is signed in; each other place can be signed out from here. */
export function SessionList() {
  const dispatch = useAppDispatch();
  const { data, error } = accountsApi.useSessionsQuery();
  const [endSession, { isLoading }] = accountsApi.useEndSessionMutation();
  const [endOthers, { isLoading: isEnding }] = secondFactorApi.useEndOtherSessionsMutation();

  function tell(refused: unknown) {
    if (!refused) return;
    const text = `The session was not ended. ${failureOf(refused).message}`;
    dispatch(toastShown({ tone: 'error', text }));
  }
  const end = async (id: string) => tell((await endSession(id)).error);
  const endAll = async () => tell((await endOthers()).error);

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
                disabled={isLoading}
                onClick={() => void end(id)}
              >
                End<VisuallyHidden> the session on {device}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="secondary" loading={isEnding} onClick={() => void endAll()}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}
