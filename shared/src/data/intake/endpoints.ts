import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { Intake, Ticket, WalkInState } from '../../domain/types/intake';
import type { IntakePort } from './port';

export const intakeApi = shopApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    walkIns: build.query<WalkInState, void>({
      queryFn: ask(({ staff }: IntakePort) => staff.walkIns()),
      providesTags: ['Bookings', 'Availability'],
    }),
    intake: build.query<Intake, string>({
      queryFn: ask(({ staff }: IntakePort, id) => staff.intake(id)),
      providesTags: ['Bookings'],
    }),
    /** Each asking gives a link of its own: asked once, and not again by itself. */
    ticket: build.query<Ticket, string>({
      queryFn: ask(({ staff }: IntakePort, id) => staff.ticket(id)),
    }),
  }),
});
