import { useRef } from 'react';
import { Fragment } from '@mcs-repairs/shared/platform/site';
import type { FragmentId, FragmentProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Loading } from '@mcs-repairs/shared/ui/Loading';
import { useStaffKeys } from '../../frame/StaffKeys';
import { useListKeys } from '../../list/useListKeys';
import { InboxSkeleton } from './InboxSkeleton';
import styles from './InboxSkeleton.module.css';

type OwnedByAreaProps<Id extends FragmentId> = {
  id: Id;
  props: FragmentProps[Id];
  /** The plural of the list's items in lower case, for example `quote requests`. */
  name: string;
};

/**
 * Shows a list inside the staff frame. The list belongs to another area, which owns its data. The
 * title of each item links to its page.
 */
export function OwnedByArea<Id extends FragmentId>({ id, props, name }: OwnedByAreaProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useListKeys({ list, enabled: useStaffKeys().on, openers: 'li h2 a' });
  return (
    <div ref={list} className={styles.list}>
      <Fragment
        id={id}
        props={props}
        pending={
          <Loading label={`Loading the ${name}`}>
            <InboxSkeleton />
          </Loading>
        }
        failed={(retry) => (
          <ErrorState
            title={`The ${name} could not be opened`}
            action={<Button onClick={retry}>Try again</Button>}
          >
            Nothing was changed. Other pages still work.
          </ErrorState>
        )}
      />
    </div>
  );
}
