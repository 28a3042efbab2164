import { useEffect } from 'react';
import { STAFF_MARK } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * Stores in this browser that staff are signed in. So pages that visitors read too request the
 * session only in browsers of staff.
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
    // If storage is full, the community shows itself as to visitors.
  }
}
