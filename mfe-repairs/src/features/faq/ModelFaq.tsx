import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { modelQuestions } from '../../copy/questions';
import { Faq } from './Faq';

/** Answers frequent questions about repairs of this model. */
export function ModelFaq({ model }: { model: ListedModel }) {
  return <Faq questions={modelQuestions(model, useShopProfile())} heading="Before you come" />;
}
