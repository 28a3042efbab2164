import { httpChanges } from './changes/http';
import type { OpenEvents } from './changes/watchChanges';
import type { Send } from './http/send';
import { httpPasskeys } from './passkeys/http';
import { httpSecondFactor } from './second-factor/http';
import { renewed, type Renew } from './stale';
import { STAFF_STALE } from './staffStale';
import { sumOf } from './sumOf';

/** The topics that only staff ask for: no visitor's page loads them. */
export function httpStaffData(
  send: Send,
  options: { baseUrl: string; openEvents?: OpenEvents; renew?: Renew },
) {
  const { staff } = sumOf(
    httpSecondFactor(send),
    httpPasskeys(send),
    httpChanges(options.baseUrl, options.openEvents),
  );
  return { ...staff, ...renewed(staff, STAFF_STALE, options.renew ?? (() => {})) };
}
