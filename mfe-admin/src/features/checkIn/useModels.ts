import { useMemo } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { UNLISTED_MODELS } from '@mcs-repairs/shared/domain/catalogue/models';
import { listModels } from '@mcs-repairs/shared/domain/contract/models';
import { besides } from '@mcs-repairs/shared/domain/rules/modelAt';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { BUILT_IN } from './searchModels';

const models = answersOf(listModels);

/**
 * The models that the owner maintains. While they load, and without a server, the built-in models
 * are used.
 */
export function useModels(): readonly ListedModel[] {
  const { data } = models.useQuery({ query: {} });
  return useMemo(
    () => (data?.length ? [...data, ...besides(data, UNLISTED_MODELS)] : BUILT_IN),
    [data],
  );
}
