// These modules contain zod. So the browser loads them when the visitor enters the form.
export { createQuoteRequest } from '@mcs-repairs/shared/domain/contract/quotes';
export {
  callableQuoteRequestSchema,
  quoteRequestFormSchema,
} from '@mcs-repairs/shared/domain/types/quote';
