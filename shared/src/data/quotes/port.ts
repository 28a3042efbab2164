import type { Result } from '../../domain/types/failure';
import type { Quote, QuoteQuestion } from '../../domain/types/quote';

export type QuotesPort = {
  quote(question: QuoteQuestion): Promise<Result<Quote>>;
};
