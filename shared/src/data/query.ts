import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { Failure, Result } from '../domain/types/failure';

/**
 * Turns a call of the data port into an endpoint's function: a failure becomes the endpoint's error. `Shop` is the part of
 * the port that the endpoint's topic declares.
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
 * The cache of what the server keeps; what a change makes stale is fetched again. There is one on a page: topics, wherever
 * their code was built into, import it as `shared/data/query` and add their endpoints. An endpoint that is there already is
 * replaced by the same one of who comes later (two remotes with one topic, a newer release in a renderer).
 */
export const shopApi = createApi({
  reducerPath: 'shopApi',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: ['Availability', 'Bookings', 'Posts', 'QuoteRequests', 'Enquiries'],
  endpoints: () => ({}),
});
