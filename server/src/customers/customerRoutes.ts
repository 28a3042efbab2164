import * as contract from '@mcs-repairs/shared/domain/contract/customers';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { actorIn, serveStaff } from '../auth';
import type { Routes } from '../http';
import { refused } from '../runtime';
import { addCustomerNote } from './customerNotes';
import { eraseCustomer } from './eraseCustomer';
import { findCustomer } from './findCustomer';
import { listCustomers } from './listCustomers';
import { mergeCustomers, partCustomers } from './mergeCustomers';
import type { Shop } from './shop';

export const customerRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(contract.listCustomers, async ({ query }) => ({
    ok: true,
    value: await listCustomers(shop.db, query.search),
  }));

  serve(contract.readCustomer, async ({ params }, { staff }) => {
    const seesRequests = may(staff.role, 'read-requests');
    const customer = await findCustomer(shop.db, params.phoneKey, seesRequests);
    return customer ? { ok: true, value: customer } : refused('not-found');
  });

  serve(contract.addCustomerNote, async ({ params, body }, by) => ({
    ok: true,
    value: await addCustomerNote(shop, params.phoneKey, body, actorIn(by)),
  }));

  serve(contract.mergeCustomers, ({ params, body }, by) =>
    mergeCustomers(shop, params.phoneKey, body.other, actorIn(by)),
  );

  serve(contract.partCustomers, ({ params }, by) =>
    partCustomers(shop, params.phoneKey, params.mergeId, actorIn(by)),
  );

  serve(contract.eraseCustomer, ({ params }, by) =>
    eraseCustomer(shop, params.phoneKey, actorIn(by)),
  );
};
