import * as z from 'zod/mini';

/** The ways in which the sender of an enquiry or quote request can ask the shop to answer. */
export const answerBySchema = z.enum(['call', 'whatsapp', 'sms', 'mail']);
export type AnswerBy = z.infer<typeof answerBySchema>;

/** Checks that a sender who wants an answer by email has entered an email address. */
export const answerableByMail = () =>
  z.refine<{ answerBy?: AnswerBy | undefined; email?: string | undefined }>(
    ({ answerBy, email }) => answerBy !== 'mail' || Boolean(email),
    { path: ['email'], error: 'Enter the address to which we should write' },
  );
