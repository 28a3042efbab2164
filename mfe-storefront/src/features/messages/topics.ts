/**
 * A link may name a topic (`/contact?about=trade-in`). The topic decides how the message begins.
 */
const OPENINGS: Record<string, string> = {
  'business-account': 'We would like to set up a business account.',
  'business-services': 'We would like to get started with IT support for our business.',
  'school-services': 'We would like to get started with device support for our school.',
  'student-discount': 'I would like to apply for the student discount.',
  'data-recovery': 'I need a quote for data recovery. The device and what happened:',
  upgrade: 'I need a quote for an upgrade. The device and what I would like:',
  privacy: 'I have a question about the data that you keep about me:',
  terms: 'I have a question about your terms of service:',
  warranty: 'I have a question about the warranty on my repair. The reference is:',
};

export const openingOf = (topic: string | null): string => OPENINGS[topic ?? ''] ?? '';
