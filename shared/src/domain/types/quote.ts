import * as z from 'zod/mini';
import { answerBySchema } from './answerBy';
import { inboxPageShape, requestMarksShape } from './inbox';
import { isCallable, NOT_CALLABLE } from './phoneNumber';
import { emailText, optionalText, phoneText, requiredLines, requiredText } from './text';
import { instantSchema } from './time';
import { nameWithoutAddress } from './webAddress';

/**
 * The two tiers of a quote. They differ from the service types of the booking form
 * (docs/conformance/readings.md, Quote tiers).
 */
export const QUOTE_TIERS = ['standard', 'premium'] as const;
export const quoteTierSchema = z.enum(QUOTE_TIERS);
export type QuoteTier = z.infer<typeof quoteTierSchema>;

/**
 * The body of `POST /api/quotes`. Ids may be any text. An unknown one then gets its error message
 * of section 8 of the specification.
 */
export const quoteQuestionSchema = z.object({
  device: requiredText('Invalid device model or repair issue', 80),
  issue: requiredText('Invalid device model or repair issue', 80),
  tier: z._default(quoteTierSchema, 'standard'),
});
export type QuoteQuestion = z.infer<typeof quoteQuestionSchema>;

/** A quote for a repair (specification, section 3). Screens never show its price. */
export const quoteSchema = z.object({
  id: z.string(),
  deviceModel: z.string(),
  repairIssue: z.string(),
  serviceType: quoteTierSchema,
  estimatedPrice: z.number(),
  estimatedDuration: z.string(),
  partsRequired: z.array(z.string()),
  warranty: z.literal('90 days'),
});
export type Quote = z.infer<typeof quoteSchema>;

/** The form "Request a Quote" on the business page. */
export const quoteRequestFormSchema = z.object({
  companyName: requiredText('Company name is required', 160),
  industry: requiredText('Please choose an industry', 80),
  contactPerson: requiredText('Contact person is required', 120).check(nameWithoutAddress()),
  phone: phoneText({ message: 'Phone number is required', min: 1, max: 40 }),
  email: emailText({
    required: 'Email is required',
    mismatch: 'Please enter a valid email',
  }),
  services: requiredLines('Tell us which services you are interested in', 2000),
  message: optionalText(4000),
  answerBy: z.optional(answerBySchema),
});
/**
 * The form "Request a Quote" of a site with a server. The shop answers every quote request with a
 * call, so it must be able to call the phone number.
 */
export const callableQuoteRequestSchema = z.extend(quoteRequestFormSchema, {
  phone: quoteRequestFormSchema.shape.phone.check(z.refine(isCallable, { error: NOT_CALLABLE })),
});
export type QuoteRequestForm = z.infer<typeof quoteRequestFormSchema>;

/**
 * A stored quote request. The rules for it are less strict than those of the form, because old ones
 * may not follow newer rules.
 */
export const quoteRequestSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  industry: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  services: z.string(),
  message: z.optional(z.string()),
  answerBy: z.optional(answerBySchema),
  reference: z.string(),
  createdAt: instantSchema,
  ...requestMarksShape,
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
export const quoteRequestListSchema = z.object({
  items: z.array(quoteRequestSchema),
  ...inboxPageShape,
});
export type QuoteRequestList = z.infer<typeof quoteRequestListSchema>;
