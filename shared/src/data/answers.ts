import { ask, shopApi } from '@mcs-repairs/shared/data/query';
import type { AnswerOf, InputOf, Operation } from '../domain/contract/operation';
import type { OperationsPort } from './operations';

/**
 * Returns React hooks that show the answer of an operation which reads data. The answer is cached.
 * When one of its tags is invalidated, the cache fetches it again.
 */
export function answersOf<Of extends Operation>(of: Of) {
  const tags = [...(of.reads ?? [])];
  const { endpoints } = shopApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      [of.id]: build.query<AnswerOf<Of>, InputOf<Of>>({
        queryFn: ask(({ call }: OperationsPort, input: InputOf<Of>, signal) =>
          call(of, input, { signal }),
        ),
        providesTags: tags,
        ...(of.keepFor !== undefined && { keepUnusedDataFor: of.keepFor }),
      }),
    }),
  });
  return endpoints[of.id] as (typeof endpoints)[string];
}
