import type { RequestInboxProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { Enquiries } from './Enquiries';
import { QuoteRequests } from './QuoteRequests';

/** Shows requests from the forms of this area on the staff pages. Only signed-in members see it. */
export function RequestInbox({ of }: RequestInboxProps) {
  return of === 'enquiries' ? <Enquiries /> : <QuoteRequests />;
}
