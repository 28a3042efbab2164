import { useEffect, useState } from 'react';
import type { RequestPage } from '@mcs-repairs/shared/domain/types/requestPage';
import type { VisitForm } from './useVisitForm';

const LONGEST_DEVICE = 120;
const LONGEST_FAULT = 500;

/**
 * `waiting`: the details are not copied, for example because the form contains another visit.
 * `filled`: the form contains the details. `left`: the clerk cleared the details.
 */
type OfRequest = 'waiting' | 'filled' | 'left';

/**
 * Copies the person and the text of a request into an empty form, once. The draft stores the
 * request, too, so that a reload keeps the link to the request.
 */
export function useRequestDetails(
  { values, change }: Pick<VisitForm, 'values' | 'change'>,
  request: RequestPage | undefined,
): OfRequest {
  const [wasFilled, setWasFilled] = useState(false);
  const place = request && `${request.topic}/${request.reference}`;
  const isEmpty = values.customerPhone === '' && values.customerName === '';
  const isFilled = place !== undefined && values.request === place && !isEmpty;
  const isLeft = wasFilled && values.request === '';
  if (isFilled && !wasFilled) setWasFilled(true);
  useEffect(() => {
    if (!request || !place || !isEmpty || isLeft) return;
    // The clerk cleared the name and the phone number. The next customer did not send this request,
    // so the form drops the link to the request.
    if (wasFilled) return change('request', '');
    const { name, phone, email, items, message, services } = request;
    change('customerName', name);
    change('customerPhone', phone);
    change('customerEmail', email);
    change('deviceModel', (items[0]?.name ?? '').slice(0, LONGEST_DEVICE));
    // The check-in form has one line for the fault, so line breaks become spaces.
    const fault = [services, message].filter(Boolean).join(', ').replace(/\s+/g, ' ');
    change('repairIssue', fault.slice(0, LONGEST_FAULT).trim());
    change('request', place);
  }, [change, request, place, isEmpty, isLeft, wasFilled]);
  if (isFilled) return 'filled';
  return wasFilled ? 'left' : 'waiting';
}
