import * as contract from '@mcs-repairs/shared/domain/contract/requestPages';
import { actorIn, serveStaff } from '../auth';
import type { Routes } from '../http';
import { refused } from '../runtime';
import { answerRequest } from './answerRequest';
import { changeRequestWork } from './changeRequestWork';
import { dealWithUnit } from './dealWithUnit';
import { linkRequestBooking } from './linkRequestBooking';
import { mergeRequests, splitRequest } from './mergeRequests';
import { readRequestPage } from './readRequestPage';
import { addEntry } from './requestEntries';
import type { Shop } from './shop';

/** Operations with which staff work on one enquiry or quote request. */
export const requestPageRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  serve(contract.readRequestPage, async ({ params: { topic, reference } }) => {
    const page = await readRequestPage(shop, topic, reference);
    return page ? { ok: true, value: page } : refused('not-found');
  });

  serve(contract.changeRequestWork, ({ params, body }, by) =>
    changeRequestWork(shop, params, body, actorIn(by)),
  );

  serve(contract.addRequestEntry, ({ params, body, key }, by) =>
    addEntry(shop, params, body, { by: actorIn(by), key }),
  );

  serve(contract.answerRequest, ({ params, body, key }, by) =>
    answerRequest(shop, params, body, { by: actorIn(by), key }),
  );

  serve(contract.linkRequestBooking, ({ params, body }, by) =>
    linkRequestBooking(shop, params, body, actorIn(by)),
  );

  serve(contract.dealWithUnit, ({ params, body }, by) =>
    dealWithUnit(shop, params, body, actorIn(by)),
  );

  serve(contract.mergeRequests, ({ params, body }, by) =>
    mergeRequests(shop, params, body, actorIn(by)),
  );

  serve(contract.splitRequest, ({ params, body }, by) =>
    splitRequest(shop, params, body, actorIn(by)),
  );
};
