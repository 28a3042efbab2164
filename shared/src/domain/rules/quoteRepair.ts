import { issueById } from '../catalogue/issues';
import { screenPrices } from '../catalogue/makeServices';
import { FAILURE_MESSAGES } from '../catalogue/messages';
import { serviceFor } from '../catalogue/services';
import type { IssueId, RepairModel, ServicePrices } from '../types/device';
import type { Result } from '../types/failure';
import type { Quote, QuoteQuestion, QuoteTier } from '../types/quote';
import { partsFor } from './partsFor';
import { findModel } from './findModel';

/** The faults for which the site can give a quote (specification, section 5). */
export const QUOTABLE_ISSUES = ['screen', 'battery', 'camera', 'housing', 'motherboard'] as const;

/**
 * Returns the prices for repairing a fault of a model. A screen costs the base price of the model.
 * Other faults cost the same for all models of the device (specification, section 9). Screens of
 * the site never show these prices.
 */
export function pricesFor(model: RepairModel, issue: IssueId): ServicePrices | undefined {
  if (issue === 'screen') return screenPrices(model.device, model.basePrice);
  return serviceFor(model.device, issue)?.prices;
}

/**
 * Returns the premium price for `premium`, and the standard price for every other tier
 * (specification, section 9).
 */
export function tierPrice(prices: ServicePrices, tier: QuoteTier): number {
  return tier === 'premium' ? prices.premium : prices.standard;
}

/**
 * Returns a quote for a model and a fault (specification, sections 5, 8, 9). Fails with `invalid`
 * if the model or the fault is unknown, or if there is no quote for the fault.
 */
export function quoteRepair(question: QuoteQuestion, id: string): Result<Quote> {
  const model = findModel(question.device);
  const issue = QUOTABLE_ISSUES.find((quotable) => quotable === question.issue);
  const service = model && issue && serviceFor(model.device, issue);
  const prices = service && pricesFor(model, issue);
  if (!prices) {
    return { ok: false, failure: { code: 'invalid', message: FAILURE_MESSAGES.unknownQuote } };
  }
  return {
    ok: true,
    value: {
      id,
      deviceModel: model.name,
      repairIssue: issueById(issue).name,
      serviceType: question.tier,
      estimatedPrice: tierPrice(prices, question.tier),
      estimatedDuration: service.duration,
      partsRequired: [...partsFor(issue)],
      warranty: '90 days',
    },
  };
}
