import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import * as contract from '@mcs-repairs/shared/domain/contract/inboxes';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { BulkMark, BulkMarked } from '@mcs-repairs/shared/domain/types/inbox';
import { serveStaff, type SignedIn } from '../auth';
import type { Reads } from '../db';
import type { Routes } from '../http';
import { refused } from '../runtime';
import { markRequests } from './markRequests';
import type { Shop } from './shop';
import { findEnquiry, findQuoteRequest } from './storedRequests';

type Handling = { params: { id: string }; body: { handled: boolean } };

export const requestMarkRoutes: Routes<Shop> = (api, shop) => {
  const serve = serveStaff(api, shop);

  const handle =
    <Row>(topic: RequestTopic, find: (db: Reads, id: string) => Promise<Row | null>) =>
    async ({ params: { id }, body }: Handling, by: SignedIn): Promise<Result<Row>> => {
      await markRequests(shop, topic, { ids: [id], mark: body.handled ? 'handled' : 'to-do' }, by);
      const row = await find(shop.db, id);
      return row ? { ok: true, value: row } : refused('not-found');
    };
  serve(contract.markQuoteRequest, handle('quote-requests', findQuoteRequest));
  serve(contract.markEnquiry, handle('enquiries', findEnquiry));

  /**
   * Registers operations that mark many enquiries or quote requests at once, or remove marks. Staff
   * use them for one page of a list.
   */
  const mark =
    (topic: RequestTopic) =>
    async ({ body }: { body: BulkMark }, by: SignedIn): Promise<Result<BulkMarked>> => ({
      ok: true,
      value: { changed: await markRequests(shop, topic, body, by) },
    });
  serve(contract.markQuoteRequests, mark('quote-requests'));
  serve(contract.markEnquiries, mark('enquiries'));
};
