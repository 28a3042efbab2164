import { quoteRepair } from '../../domain/rules/quoteRepair';
import type { QuotesPort } from './port';

export const browserQuotes = ({ newId }: { newId: () => string }): QuotesPort => ({
  quote: async (question) => quoteRepair(question, newId()),
});
