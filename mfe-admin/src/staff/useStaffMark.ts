import { useEffect } from 'react';
import { STAFF_MARK } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * Marks this browser as one of staff. Pages for visitors request the session only in marked
 * browsers.
 */
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
    // Without the mark, the community pages look as they do for visitors.
  }
}
