import type { AnswerBy } from '../types/answerBy';

/**
 * The choices of the question "How should we answer?". The first one, the default, lets the shop
 * decide.
 */
export const ANSWER_CHOICES: readonly { value: AnswerBy | ''; label: string }[] = [
  { value: '', label: 'As you like' },
  { value: 'call', label: 'Phone call' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'sms', label: 'Text message' },
  { value: 'mail', label: 'Email' },
];
