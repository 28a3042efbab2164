import type { RequestInboxProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { Enquiries } from './Enquiries';
import { QuoteRequests } from './QuoteRequests';

/**
 * Shows the requests that visitors sent with forms of this area. It is a part of the staff pages,
 * and only signed-in members see it.
 */
export function RequestInbox({ of }: RequestInboxProps) {
  return of === 'enquiries' ? <Enquiries /> : <QuoteRequests />;
}
