import * as contract from '@mcs-repairs/shared/domain/contract/passkeys';
import { serve, type Routes } from '../../http';
import type { Shop } from '../shop';
import { askerOf, browserOf, finishSignInHere, stepToken } from '../staff/signedInBrowser';
import { waitingStep, type Waiting } from '../staff/signInStep';
import { askForPasskey, checkPasskey, type Prover } from './checkPasskey';
import { passkeySites } from './passkeySites';

/** Operations of a sign-in after the password, for members whose second factor is a passkey. */
export const passkeySignInRoutes: Routes<Shop> = (api, shop, limit) => {
  const { onSite } = passkeySites(api, shop);
  const limited = { config: limit(60, askerOf(shop)) };

  serve(api, contract.askForSignInPasskey, limited, async (_input, request) => {
    const browser = browserOf(shop, request);
    const waiting = await waitingStep(shop, browser, stepToken(shop, request));
    if (!waiting.ok) return waiting;
    return onSite(request, (site) => askForPasskey(shop, proverOf(waiting.value), site));
  });

  serve(api, contract.finishSignInByPasskey, limited, ({ body }, request, reply) =>
    onSite(request, (site) =>
      finishSignInHere(shop, reply, (waiting) => checkPasskey(shop, proverOf(waiting), site, body)),
    ),
  );
};

const proverOf = ({ asker, place }: Waiting): Prover => ({ ...asker, place });
