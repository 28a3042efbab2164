import type { DeviceId, RepairService } from '../types/device';
import { issueById } from './issues';
import { OWN_QUESTIONS } from './ownQuestions';
import type { Question } from './question';
import {
  COMPLEX_TURNAROUND,
  EXPRESS_MOTHERBOARD_TURNAROUND,
  QUOTE_WARRANTY,
  USUAL_TURNAROUND,
  WATCH_WATER_TURNAROUND,
} from './turnaround';

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

/**
 * Returns how long the first four services of a device take, as text. A name that the owner wrote
 * is not shortened.
 */
export function benchTimes(services: readonly RepairService[]): string {
  return services
    .slice(0, 4)
    .map(({ id, issue, duration }) => `${shortName(id, issue)} ${duration}`)
    .join(', ');
}

function shortName(id: RepairService['id'], name: string): string {
  return name === issueById(id).name ? (SHORT_NAMES[id] ?? name.toLowerCase()) : name;
}

const SHORT_NAMES: Partial<Record<string, string>> = {
  screen: 'screen',
  battery: 'battery',
  camera: 'camera',
  housing: 'housing',
  motherboard: 'motherboard',
  keyboard: 'keyboard',
  trackpad: 'trackpad',
  power: 'power supply',
  cooling: 'cooling',
  crown: 'crown',
  band: 'band',
};

/** Returns how long difficult repairs of a device take, as text. */
export function longRepairs(device: DeviceId): string {
  if (device === 'watch') return `A watch with water damage needs ${WATCH_WATER_TURNAROUND}.`;
  return `Complex repairs such as motherboard work take ${COMPLEX_TURNAROUND}; ask for the express motherboard service (${EXPRESS_MOTHERBOARD_TURNAROUND}) when it is urgent.`;
}
