import {
  intakeSchema,
  passcodeSchema,
  ticketSchema,
  visitReceiptSchema,
  walkInStateSchema,
} from '../../domain/types/intake';
import { at, keyed, type Send } from '../http/send';
import type { IntakePort } from './port';

export const httpIntake = (send: Send): IntakePort => ({
  staff: {
    takeIn: (visit, idempotencyKey) =>
      send({
        method: 'POST',
        path: '/visits',
        body: visit,
        headers: keyed(idempotencyKey),
        schema: visitReceiptSchema,
      }),
    walkIns: () => send({ path: '/walk-ins', schema: walkInStateSchema }),
    intake: (id) => send({ path: `/bookings/${at(id)}/intake`, schema: intakeSchema }),
    showPasscode: (id) =>
      send({
        method: 'POST',
        path: `/bookings/${at(id)}/passcode-views`,
        schema: passcodeSchema,
      }),
    ticket: (id) =>
      send({ method: 'POST', path: `/bookings/${at(id)}/tickets`, schema: ticketSchema }),
  },
});
