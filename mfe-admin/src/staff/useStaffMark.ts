import { useEffect } from 'react';
import { STAFF_MARK } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import { useAppSelector } from '@mcs-repairs/shared/platform/store';

/**
 * Marks this browser as a browser of staff. Pages for visitors only request the session in marked
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
    // The browser could not store the mark. Community pages then look as they do for visitors.
  }
}
