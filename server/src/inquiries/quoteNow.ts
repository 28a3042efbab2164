import { quoteRepair } from '@mcs-repairs/shared/domain/rules/quoteRepair';
import { findModel } from '@mcs-repairs/shared/domain/rules/findModel';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Quote, QuoteQuestion } from '@mcs-repairs/shared/domain/types/quote';
import { newId } from '../db';
import type { Shop } from './shop';

/** Returns a quote with the owner's current name and working time of the fault. */
export async function quoteNow(
  { db, knownFaults }: Pick<Shop, 'db' | 'knownFaults'>,
  question: QuoteQuestion,
): Promise<Result<Quote>> {
  const quote = quoteRepair(question, newId());
  const model = findModel(question.device);
  if (!quote.ok || !model) return quote;
  const faults = await knownFaults(db, model.device);
  const fault = faults.find(({ id }) => id === question.issue);
  if (!fault) return quote;
  const { issue: repairIssue, duration: estimatedDuration } = fault;
  return { ok: true, value: { ...quote.value, repairIssue, estimatedDuration } };
}
