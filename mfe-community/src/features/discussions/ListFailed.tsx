import { Button } from '@mcs-repairs/shared/ui/Button';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { RefreshIcon } from '@mcs-repairs/shared/ui/icons';

type ListFailedProps = { retry: () => void; busy: boolean; first: boolean };

export function ListFailed({ retry, busy, first }: ListFailedProps) {
  return (
    <ErrorState
      headingLevel={3}
      title={
        first ? 'The discussions could not be loaded' : 'Older discussions could not be loaded'
      }
      action={
        <Button onClick={retry} loading={busy} loadingLabel="Loading..." icon={<RefreshIcon />}>
          Try again
        </Button>
      }
    >
      Nothing that was written is lost. Please check your connection and try again.
    </ErrorState>
  );
}
