import type { Operation, ReadInputOf } from '@mcs-repairs/shared/domain/contract/operation';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';
import { serve, type Api } from '../../http';
import type { StaffPlace } from '../shop';
import { requireStaff, signedInStaff } from './requireStaff';
import type { SignedIn } from './storedSessions';

type Serve<Of extends Operation> = typeof serve<Of>;
type Work<Of extends Operation> = Parameters<Serve<Of>>[3];
/** Options of a staff route, besides `onRequest`, which contains the check of rights. */
type Around = Omit<Parameters<typeof serve>[2], 'onRequest'>;

/**
 * Registers staff operations. The caller needs the right that the operation's contract names. `by`
 * is the signed-in member.
 */
export const serveStaff =
  (api: Api, shop: StaffPlace) =>
  <Of extends Operation & { right: Right }>(
    of: Of,
    work: (
      input: ReadInputOf<Of>,
      by: SignedIn,
      reply: Parameters<Work<Of>>[2],
    ) => ReturnType<Work<Of>>,
    around: Around = {},
  ): void =>
    serve(
      api,
      of,
      { ...around, onRequest: requireStaff(shop, of.right) },
      (input, request, reply) => work(input, signedInStaff(request), reply),
    );
