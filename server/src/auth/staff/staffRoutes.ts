import * as contract from '@mcs-repairs/shared/domain/contract/accounts';
import { noteDone, serve, type Routes } from '../../http';
import type { Shop } from '../shop';
import { addMember, setMemberDisabled, setUpFirstAccount } from './accounts';
import { changeRole } from './changeRole';
import { inviteMember } from './inviteMember';
import { listMembers } from './listMembers';
import { serveStaff } from './serveStaff';
import { openSessionHere } from './signedInBrowser';
import { readLog } from './staffLog';

/** Operations on all accounts, and the staff log. */
export const staffRoutes: Routes<Shop> = (...given) => {
  accounts(...given);
  changes(...given);
};

const accounts: Routes<Shop> = (api, shop, limit) => {
  const limited = { config: limit(30) };

  serve(
    api,
    contract.setUpFirstAccount,
    { config: limit(20), bodyLimit: 4096 },
    async ({ body }, { log }, reply) => {
      const outcome = await setUpFirstAccount(shop, body);
      if (!outcome.ok) return outcome;
      noteDone(log, 'account-set-up', { staff: outcome.value.id });
      return openSessionHere(shop, reply, outcome.value);
    },
  );

  serveStaff(api, shop)(contract.listStaff, async () => ({
    ok: true,
    value: await listMembers(shop.db),
  }));

  serveStaff(api, shop)(
    contract.addStaffMember,
    async ({ body }, { staff }, { log }) => {
      const outcome = await addMember(shop, body, staff);
      if (outcome.ok) noteDone(log, 'account-added', { staff: outcome.value.id, by: staff.id });
      return outcome;
    },
    limited,
  );

  serveStaff(api, shop)(
    contract.inviteStaffMember,
    async ({ body }, by, { log }) => {
      const outcome = await inviteMember(shop, body, by);
      const who = { by: by.staff.id };
      if (outcome.ok) noteDone(log, 'account-added', { staff: outcome.value.id, ...who });
      return outcome;
    },
    limited,
  );
};

const changes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(contract.disableStaffMember, async ({ params, body: { disabled } }, by, { log }) => {
    const outcome = await setMemberDisabled(shop, by, params.id, disabled);
    const event = disabled ? 'account-disabled' : 'account-enabled';
    if (outcome.ok) noteDone(log, event, { staff: outcome.value.id, by: by.staff.id });
    return outcome;
  });

  serve(contract.changeRole, async ({ params, body }, by, { log }) => {
    const outcome = await changeRole(shop, by, params.id, body.role);
    if (outcome.ok) noteDone(log, 'rights-changed', { staff: outcome.value.id, by: by.staff.id });
    return outcome;
  });

  serve(contract.readLog, async ({ query }) => ({
    ok: true,
    value: await readLog(shop.db, query),
  }));
};
