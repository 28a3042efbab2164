import type {
  AnswerOf,
  Operation,
  ReadInputOf,
} from '@mcs-repairs/shared/domain/contract/operation';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Right } from '@mcs-repairs/shared/domain/types/rights';
import { serve, type Api } from '../../http';
import type { StaffPlace } from '../shop';
import { requireStaff, signedInStaff } from './requireStaff';
import type { SignedIn } from './storedSessions';

/** Serves operations of the staff, each behind the right that it names; `by` is who asks. */
export const serveStaff =
  (api: Api, shop: StaffPlace) =>
  <Of extends Operation & { right: Right }>(
    of: Of,
    work: (input: ReadInputOf<Of>, by: SignedIn) => Promise<Result<AnswerOf<Of>>>,
  ): void =>
    serve(api, of, { onRequest: requireStaff(shop, of.right) }, (input, request) =>
      work(input, signedInStaff(request)),
    );
