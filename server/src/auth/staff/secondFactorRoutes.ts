import * as contract from '@mcs-repairs/shared/domain/contract/secondFactor';
import { noteDone, noteRefused, serve, type Routes } from '../../http';
import type { Shop } from '../shop';
import { beginEnrolment, confirmEnrolment, renewCodes, turnOff } from './changeFactor';
import { checkCode } from './checkCode';
import { confirmByCode } from './confirmSession';
import { passwordUnconfirmed } from './freshlyConfirmed';
import { requireConfirmed } from './requireStaff';
import { resetFactor } from './resetFactor';
import { serveStaff } from './serveStaff';
import { askerOf, finishSignInHere } from './signedInBrowser';
import { readFactorState } from './storedFactors';

export const secondFactorRoutes: Routes<Shop> = (...given) => {
  codes(...given);
  enrolment(...given);
  removal(...given);
};

/** Operations that verify codes of authenticator apps and recovery codes. */
const codes: Routes<Shop> = (api, shop, limit) => {
  serve(
    api,
    contract.finishSignIn,
    { config: limit(60, askerOf(shop)), bodyLimit: 4096 },
    ({ body }, _request, reply) =>
      finishSignInHere(shop, reply, ({ asker }) => checkCode(shop, asker, body.code)),
  );

  serveStaff(api, shop)(
    contract.confirmSessionByCode,
    async ({ body }, by, { log }) => {
      const outcome = await confirmByCode(shop, by, body.code);
      if (!outcome.ok) noteRefused(log, 'confirmation-refused', { staff: by.staff.id });
      return outcome;
    },
    { config: limit(20) },
  );
};

const enrolment: Routes<Shop> = (api, shop, limit) => {
  const serve = serveStaff(api, shop);
  const fresh = { config: limit(20), preHandler: requireConfirmed(shop) };

  serve(contract.readSecondFactor, async (_input, { staff }) => ({
    ok: true,
    value: await readFactorState(shop.db, staff),
  }));

  serve(
    contract.beginEnrolment,
    async (_input, by) => ({ ok: true, value: await beginEnrolment(shop, by) }),
    fresh,
  );

  serve(
    contract.confirmEnrolment,
    async ({ body }, by, { log }) => {
      const outcome = await confirmEnrolment(shop, by, body.code);
      if (outcome.ok) noteDone(log, 'second-factor-on', { staff: by.staff.id });
      return outcome;
    },
    fresh,
  );
};

const removal: Routes<Shop> = (api, shop, limit) => {
  const serve = serveStaff(api, shop);
  // Requests to these routes contain a code, which confirms the second factor. The hook therefore
  // only checks that the member recently confirmed the password.
  const fresh = { config: limit(20), preHandler: requireConfirmed(shop, passwordUnconfirmed) };

  serve(
    contract.turnSecondFactorOff,
    async ({ body }, by, { log }) => {
      const outcome = await turnOff(shop, by, body.code);
      if (outcome.ok) noteDone(log, 'second-factor-off', { staff: by.staff.id });
      return outcome;
    },
    fresh,
  );

  serve(
    contract.renewRecoveryCodes,
    async ({ body }, by, { log }) => {
      const outcome = await renewCodes(shop, by, body.code);
      if (outcome.ok) noteDone(log, 'recovery-codes-renewed', { staff: by.staff.id });
      return outcome;
    },
    fresh,
  );

  serve(contract.resetSecondFactor, async ({ params }, by, { log }) => {
    const outcome = await resetFactor(shop, by, params.id);
    const who = { staff: params.id, by: by.staff.id };
    if (outcome.ok) noteDone(log, 'second-factor-off', who);
    return outcome;
  });
};
