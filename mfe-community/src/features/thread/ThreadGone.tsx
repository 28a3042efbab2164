import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';

export function ThreadGone() {
  return (
    <ErrorState headingLevel={3} title="This discussion is no longer available">
      It may have been removed. The list shows the other discussions.
    </ErrorState>
  );
}
