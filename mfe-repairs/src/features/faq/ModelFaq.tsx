import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import type { ListedModel, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { modelQuestions } from '../../copy/questions';
import { Faq } from './Faq';

type ModelFaqProps = { model: ListedModel; services: readonly RepairService[] };

/** Answers frequent questions about repairs of this model. */
export function ModelFaq({ model, services }: ModelFaqProps) {
  const questions = modelQuestions(model, services, useShopProfile());
  return <Faq questions={questions} heading="Before you come" />;
}
