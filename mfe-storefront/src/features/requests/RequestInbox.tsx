import type { RequestInboxProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { Enquiries } from './Enquiries';
import { QuoteRequests } from './QuoteRequests';

/** What this area's forms brought in, for the staff's pages: it works where somebody is signed in. */
export function RequestInbox({ of }: RequestInboxProps) {
  return of === 'enquiries' ? <Enquiries /> : <QuoteRequests />;
}
