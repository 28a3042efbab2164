import { ask, shopApi } from 'shared/data/query';
import type { NewPasskey, Passkey, PasskeyProof } from '../../domain/types/passkey';
import type { RecoveryCodes } from '../../domain/types/secondFactor';
import type { PasskeysPort } from './port';

/** With the factors of an account its other sessions end, and the list of accounts shows them. */
const CHANGED = ['Passkeys', 'SecondFactor', 'Sessions', 'Members'] as const;

export const passkeysApi = shopApi
  .enhanceEndpoints({ addTagTypes: ['Passkeys', 'SecondFactor'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      passkeys: build.query<Passkey[], void>({
        queryFn: ask(({ staff }: PasskeysPort) => staff.passkeys()),
        providesTags: ['Passkeys'],
      }),
      addPasskey: build.mutation<RecoveryCodes, NewPasskey>({
        queryFn: ask(({ staff }: PasskeysPort, made: NewPasskey) => staff.addPasskey(made)),
        invalidatesTags: (made) => (made ? CHANGED : []),
      }),
      removePasskey: build.mutation<null, string>({
        queryFn: ask(({ staff }: PasskeysPort, id: string) => staff.removePasskey(id)),
        invalidatesTags: CHANGED,
      }),
      renewCodesByPasskey: build.mutation<RecoveryCodes, PasskeyProof>({
        queryFn: ask(({ staff }: PasskeysPort, proof: PasskeyProof) =>
          staff.renewCodesByPasskey(proof),
        ),
        invalidatesTags: ['Passkeys', 'SecondFactor'],
      }),
    }),
  });
