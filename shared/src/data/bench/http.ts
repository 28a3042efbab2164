import { boardSchema, bookingNoteSchema, bookingPageSchema } from '../../domain/types/bench';
import { bookingSchema } from '../../domain/types/booking';
import { at, keyed, type Send } from '../http/send';
import type { BenchPort } from './port';

export function httpBench(send: Send): BenchPort {
  const path = (id: string, what: string) => `/bookings/${at(id)}/${what}`;
  const change = (id: string, what: string, body: unknown) =>
    send({ method: 'POST', path: path(id, what), body, schema: bookingSchema });

  return {
    staff: {
      board: () => send({ path: '/board', schema: boardSchema }),
      bookingPage: (reference) =>
        send({ path: `/booking-pages/${at(reference)}`, schema: bookingPageSchema }),
      changeStage: (id, request) => change(id, 'stage', request),
      correctBooking: (id, correction) => change(id, 'corrections', correction),
      moveBooking: (id, to) => change(id, 'moves', to),
      setPickup: (id, pickup) => change(id, 'pickups', pickup),
      undoChange: (id, seen) => change(id, 'undos', seen),
      reopenBooking: (id, seen) => change(id, 'reopenings', seen),
      noteNoShow: (id, seen) => change(id, 'no-shows', seen),
      writeEstimate: (id, estimate) => change(id, 'estimates', estimate),
      recordEstimateAnswer: (id, answer) => change(id, 'estimate-answers', answer),
      addNote: (id, note, idempotencyKey) =>
        send({
          method: 'POST',
          path: path(id, 'notes'),
          body: note,
          headers: keyed(idempotencyKey),
          schema: bookingNoteSchema,
        }),
      openClaim: (id, claim, idempotencyKey) =>
        send({
          method: 'POST',
          path: path(id, 'claims'),
          body: claim,
          headers: keyed(idempotencyKey),
          schema: bookingSchema,
        }),
    },
  };
}
