import { useEffect, useRef } from 'react';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { VisitForm } from './useVisitForm';

/**
 * Copies the customer of the other device into the form, once. The hook never overwrites later
 * edits of the clerk.
 */
export function useSameCustomer({ change }: VisitForm, other: Booking | undefined): void {
  const written = useRef<string>(undefined);
  useEffect(() => {
    if (!other || written.current === other.id) return;
    written.current = other.id;
    change('customerName', other.customerName);
    change('customerPhone', other.customerPhone);
    change('customerEmail', other.customerEmail);
  }, [change, other]);
}
