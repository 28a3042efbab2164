import { useEffect, useState } from 'react';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import type { VisitForm } from './useVisitForm';

const LONGEST_DEVICE = 120;
const LONGEST_FAULT = 500;

/**
 * `waiting`: the form has another visit. `filled`: it has the details of the request. `left`: the
 * clerk cleared these details.
 */
type OfRequest = 'waiting' | 'filling' | 'filled' | 'left';

/** Copies the person and the text of a request into an empty form once. */
export function useRequestDetails(
  { values, change }: Pick<VisitForm, 'values' | 'change'>,
  request: RequestPage | undefined,
): OfRequest {
  const [state, setState] = useState<OfRequest>('waiting');
  const isEmpty = values.customerPhone === '' && values.customerName === '';
  if (state === 'waiting' && request && isEmpty) setState('filling');
  if (state === 'filling' && !isEmpty) setState('filled');
  if (state === 'filled' && isEmpty) setState('left');
  useEffect(() => {
    if (!request || state !== 'filling') return;
    const { name, phone, email, items, message, services } = request;
    change('customerName', name);
    change('customerPhone', phone);
    change('customerEmail', email);
    change('deviceModel', (items[0]?.name ?? '').slice(0, LONGEST_DEVICE));
    // The fault is one line at check-in.
    const fault = [services, message].filter(Boolean).join(', ').replace(/\s+/g, ' ');
    change('repairIssue', fault.slice(0, LONGEST_FAULT).trim());
  }, [change, request, state]);
  return state;
}
