import type { Stale } from '../stale';
import type { QuotesPort } from './port';

export const quotesStale = { quote: [] } satisfies Stale<QuotesPort>;
