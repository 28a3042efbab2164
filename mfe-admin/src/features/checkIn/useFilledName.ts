import { useEffect, useRef } from 'react';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import type { VisitForm } from './useVisitForm';

/**
 * Fills name and email of a known customer. What the clerk typed stays; what another number filled
 * goes.
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
