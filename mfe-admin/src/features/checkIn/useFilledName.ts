import { useEffect, useRef } from 'react';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import type { VisitForm } from './useVisitForm';

/**
 * Fills in the name and email of a known customer. The hook replaces text that it filled in for
 * another phone number. It never replaces text that the clerk typed.
 */
export function useFilledName({ values, change }: VisitForm, known: Customer | undefined): void {
  const filled = useRef({ customerName: '', customerEmail: '' });
  const { customerName, customerEmail } = values;
  useEffect(() => {
    const next = { customerName: known?.name ?? '', customerEmail: known?.email ?? '' };
    const before = filled.current;
    if (next.customerName === before.customerName && next.customerEmail === before.customerEmail) {
      return;
    }
    filled.current = next;
    if (customerName.trim() === before.customerName) change('customerName', next.customerName);
    if (customerEmail.trim() === before.customerEmail) change('customerEmail', next.customerEmail);
  }, [known, customerName, customerEmail, change]);
}
