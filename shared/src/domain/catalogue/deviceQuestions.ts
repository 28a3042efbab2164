import type { DeviceId } from '../types/device';
import { longRepairs } from './benchTimes';
import { OWN_QUESTIONS } from './ownQuestions';
import type { Question } from './question';
import { QUOTE_WARRANTY, USUAL_TURNAROUND } from './turnaround';

const NAMES: Record<DeviceId, string> = {
  macbook: 'MacBook',
  iphone: 'iPhone',
  imac: 'iMac',
  ipad: 'iPad',
  laptop: 'laptop',
  watch: 'Apple Watch',
};

/**
 * Returns questions and answers about repairs of this kind of device. Pages replace names in braces
 * with current values.
 */
export function deviceQuestions(device: DeviceId): Question[] {
  const name = NAMES[device];
  return [
    {
      question: `How long does ${/^[aiou]/i.test(name) ? 'an' : 'a'} ${name} repair take?`,
      answer: `Most ${name} repairs are done in ${USUAL_TURNAROUND[device]} from drop-off to pick-up. Time on the bench: {times}. ${longRepairs(device)}`,
    },
    {
      question: 'What does it cost?',
      answer: `That depends on the model, the fault and the grade of part, so we do not print a list. Call {phone} or send a message and you get a figure for your case. The diagnostic and the consultation are free, and no work starts before you agree.`,
    },
    ...OWN_QUESTIONS[device],
    {
      question: 'Is there a warranty?',
      answer: `Yes, every repair comes with one. A repair that we quoted has ${QUOTE_WARRANTY}. If the same fault returns, bring the device back.`,
    },
    {
      question: 'Do I need an appointment?',
      answer:
        'No. Walk in during shop hours: {hours}. An appointment holds the bench for you: {appointments}, Nepal time.',
    },
  ];
}
