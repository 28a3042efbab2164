import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { RefreshIcon } from '@mcs-repairs/shared/ui/icons';

type ThreadFailedProps = { error: unknown; busy: boolean; retry: () => void };

export function ThreadFailed({ error, busy, retry }: ThreadFailedProps) {
  const gone = (error as Partial<Failure> | undefined)?.code === 'not-found';
  return gone ? (
    <ErrorState headingLevel={3} title="This discussion is not here any more">
      It may have been taken down. The other discussions are in the list.
    </ErrorState>
  ) : (
    <ErrorState
      headingLevel={3}
      title="The discussion could not be loaded"
      action={
        <Button onClick={retry} loading={busy} loadingLabel="Loading..." icon={<RefreshIcon />}>
          Try again
        </Button>
      }
    >
      Please check your connection and try again.
    </ErrorState>
  );
}
