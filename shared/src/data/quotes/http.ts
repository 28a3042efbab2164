import { quoteSchema } from '../../domain/types/quote';
import type { Send } from '../http/send';
import type { QuotesPort } from './port';

export const httpQuotes = (send: Send): QuotesPort => ({
  quote: (question) =>
    send({ method: 'POST', path: '/quotes', body: question, schema: quoteSchema }),
});
