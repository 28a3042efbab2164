import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Failure, Result } from '../domain/types/failure';

/**
 * Converts a call of the data port to the query function of a cached endpoint. A failure becomes
 * the error of the endpoint. `Shop` is the part of the data port that the endpoint uses.
 */
export const ask =
  <Shop, Question, Answer>(
    call: (shopData: Shop, question: Question, signal: AbortSignal) => Promise<Result<Answer>>,
  ) =>
  async (
    question: Question,
    { extra, signal }: { extra: unknown; signal: AbortSignal },
  ): Promise<{ data: Answer } | { error: Failure }> => {
    const result = await call((extra as { shopData: Shop }).shopData, question, signal);
    return result.ok ? { data: result.value } : { error: result.failure };
  };

/**
 * The cache for the server's data, one for each page. Modules import it as `shared/data/query` and
 * add their endpoints, also in remotes. An endpoint replaces an earlier one of the same name. That
 * happens if two remotes contain the same module, or if a render worker loads a newer release.
 */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: ['Availability', 'Bookings', 'Posts', 'QuoteRequests', 'Enquiries'],
  endpoints: () => ({}),
});
