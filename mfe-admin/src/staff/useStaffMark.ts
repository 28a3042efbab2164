import { useEffect } from 'react';
import { STAFF_MARK } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/** Notes in this browser that staff are signed in, so that pages which visitors read too ask who is there for nobody else. */
export function useStaffMark(): void {
  const status = useAppSelector((state) => state.session.status);
  useEffect(() => {
    if (status === 'staff') mark();
    if (status === 'visitor') visitorStorage().removeItem(STAFF_MARK);
  }, [status]);
}

function mark(): void {
  try {
    visitorStorage().setItem(STAFF_MARK, '1');
  } catch {
    // A full storage: the community shows itself as to visitors.
  }
}
