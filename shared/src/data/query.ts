import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Failure, Result } from '../domain/types/failure';

/**
 * Turns a call of the data port into an endpoint's query function: a failure becomes the endpoint's
 * error. `Shop` is the part of the port that the endpoint's topic declares.
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
 * The cache of the server's data. A page has one cache: topics import it as `shared/data/query` and
 * add their endpoints, in whichever package they are built. A later endpoint of the same name
 * replaces the earlier one (two remotes with one topic, or a newer release in a renderer).
 */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: ['Availability', 'Bookings', 'Posts', 'QuoteRequests', 'Enquiries'],
  endpoints: () => ({}),
});
