import { bookingRequestSchema } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Attempt } from '../../submission/submitBooking';

// Only a form with answers needs these modules, and they contain zod. So the browser loads them late
// (`loadSender`). The confirmation is one of them, so after a booking all its code is there.
export {
  reachableWizardSchema,
  wizardFormSchema,
} from '@mcs-repairs/shared/domain/types/bookingRequest';
export { submitBooking } from '../../submission/submitBooking';
export { TicketConfirmation } from './TicketConfirmation';

/** Removes requests that the browser stored and that the server would not understand. */
export const readable = ({ key, unanswered }: Attempt): Attempt => ({
  key,
  unanswered: unanswered.filter((request) => bookingRequestSchema.safeParse(request).success),
});
