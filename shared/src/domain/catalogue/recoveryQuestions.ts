import type { Question } from './question';
import { DATA_RECOVERY_TURNAROUND } from './turnaround';

/** Questions and answers about data recovery. */
export const RECOVERY_QUESTIONS: readonly Question[] = [
  {
    question: 'How long does data recovery take?',
    answer: `${DATA_RECOVERY_TURNAROUND} is the standard time. A large or failing drive is read slowly to spare it and can take longer; we call you when we see that.`,
  },
  {
    question: 'What does it cost?',
    answer:
      'Call for Quote: it depends on the fault and on how much has to be read. The diagnostic is free, and you know the price before the work begins.',
  },
  {
    question: 'Can you always get the files back?',
    answer:
      'No. What was overwritten is gone, a memory chip that is broken cannot be read, and an encrypted iPhone or Mac cannot be opened without its passcode. We tell you early instead of keeping you waiting.',
  },
  {
    question: 'Do you need my passcode?',
    answer:
      'For an encrypted iPhone, iPad or Mac, yes: without it the files stay unreadable, for us too. You can come and type it in yourself.',
  },
  {
    question: 'How do I keep this from happening again?',
    answer:
      'Two copies besides the original, one of them somewhere else: Time Machine or an external drive at home, and a cloud. We set it up with you.',
  },
];
