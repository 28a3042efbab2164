import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';

export function ThreadGone() {
  return (
    <ErrorState headingLevel={3} title="This discussion is not here any more">
      It may have been taken down. The other discussions are in the list.
    </ErrorState>
  );
}
