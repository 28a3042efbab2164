import type { RequestInboxProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { Enquiries } from './Enquiries';
import { QuoteRequests } from './QuoteRequests';

/** Requests from this area's forms, as a part of the staff pages. It needs a signed-in member. */
export function RequestInbox({ of }: RequestInboxProps) {
  return of === 'enquiries' ? <Enquiries /> : <QuoteRequests />;
}
