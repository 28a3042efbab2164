import * as contract from '@mcs-repairs/shared/domain/contract/passkeys';
import { noteDone, noteRefused, type Routes } from '../../http';
import type { Shop } from '../shop';
import { makeNewCodes } from '../staff/changeFactor';
import { confirmFactor } from '../staff/confirmSession';
import { passwordUnconfirmed } from '../staff/freshlyConfirmed';
import { requireConfirmed } from '../staff/requireStaff';
import { serveStaff } from '../staff/serveStaff';
import type { SignedIn } from '../staff/storedSessions';
import { addPasskey, beginPasskey } from './addPasskey';
import { askForPasskey, checkPasskey, type Prover } from './checkPasskey';
import { passkeySites } from './passkeySites';
import { removePasskey } from './removePasskey';
import { passkeysOf, toPasskey } from './storedPasskeys';

/** Operations with which members manage their own passkeys. */
export const passkeyRoutes: Routes<Shop> = (...given) => {
  changes(...given);
  proofs(...given);
};

const changes: Routes<Shop> = (api, shop, limit) => {
  const serve = serveStaff(api, shop);
  const { onSite, siteName } = passkeySites(api, shop);
  const fresh = { config: limit(20), preHandler: requireConfirmed(shop) };

  serve(contract.listPasskeys, async (_input, { staff }) => {
    const rows = await passkeysOf(shop.db, staff.id);
    const name = siteName();
    return { ok: true, value: rows.map((row) => toPasskey(row, name)) };
  });

  serve(
    contract.beginPasskey,
    (_input, by, { request }) => onSite(request, (site) => beginPasskey(shop, by, site)),
    fresh,
  );

  serve(
    contract.addPasskey,
    async ({ body }, by, { request }) => {
      const outcome = await onSite(request, (site) => addPasskey(shop, by, site, body));
      if (outcome.ok) noteDone(request.log, 'passkey-added', { staff: by.staff.id });
      return outcome;
    },
    fresh,
  );

  serve(
    contract.removePasskey,
    async ({ params }, by, { log }) => {
      const outcome = await removePasskey(shop, by, params.id);
      if (outcome.ok) noteDone(log, 'passkey-removed', { staff: by.staff.id });
      return outcome;
    },
    fresh,
  );
};

const proofs: Routes<Shop> = (api, shop, limit) => {
  const serve = serveStaff(api, shop);
  const { onSite } = passkeySites(api, shop);
  const limited = { config: limit(20) };

  serve(
    contract.askForPasskey,
    (_input, by, { request }) => onSite(request, (site) => askForPasskey(shop, proverIn(by), site)),
    limited,
  );

  serve(
    contract.confirmSessionByPasskey,
    ({ body }, by, { request }) =>
      onSite(request, async (site) => {
        const checked = await checkPasskey(shop, proverIn(by), site, body);
        if (checked.ok) await confirmFactor(shop, by);
        else noteRefused(request.log, 'confirmation-refused', { staff: by.staff.id });
        return checked;
      }),
    limited,
  );

  serve(
    contract.renewRecoveryCodesByPasskey,
    ({ body }, by, { request }) =>
      onSite(request, async (site) => {
        const checked = await checkPasskey(shop, proverIn(by), site, body);
        if (!checked.ok) return checked;
        await confirmFactor(shop, by);
        const outcome = await makeNewCodes(shop, by);
        if (outcome.ok) noteDone(request.log, 'recovery-codes-renewed', { staff: by.staff.id });
        return outcome;
      }),
    { ...limited, preHandler: requireConfirmed(shop, passwordUnconfirmed) },
  );
};

const proverIn = ({ staff, sessionId }: SignedIn): Prover => ({
  staffId: staff.id,
  name: staff.name,
  knownDevice: sessionId,
  place: sessionId,
});
