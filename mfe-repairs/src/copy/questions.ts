import { issueById } from '@mcs-repairs/shared/domain/catalogue/issues';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import {
  COMPLEX_TURNAROUND,
  EXPRESS_MOTHERBOARD_TURNAROUND,
  QUOTE_WARRANTY,
  USUAL_TURNAROUND,
  WATCH_WATER_TURNAROUND,
} from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { appointmentHours, slotRhythm } from '@mcs-repairs/shared/domain/rules/appointmentHours';
import type { AppointmentRules } from '@mcs-repairs/shared/domain/rules/availability';
import { openingHours } from '@mcs-repairs/shared/domain/rules/openingState';
import type { DeviceId, ListedModel } from '@mcs-repairs/shared/domain/types/device';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { DEVICE_NAMES } from '../deviceNames';
import { OWN_QUESTIONS } from './ownQuestions';
import type { Question } from './question';

type Rules = Pick<AppointmentRules, 'week' | 'slotMinutes'>;

const SPOKEN: Record<DeviceId, string> = { ...DEVICE_NAMES, laptop: 'laptop' };

/**
 * Returns questions that customers ask before a repair of this kind of device. Times come from the
 * catalogue.
 */
export function deviceQuestions(
  device: DeviceId,
  profile: ShopProfile,
  rules: Rules = {},
): Question[] {
  const name = SPOKEN[device];
  return [
    {
      question: `How long does ${/^[aiou]/i.test(name) ? 'an' : 'a'} ${name} repair take?`,
      answer: `Most ${name} repairs are done in ${USUAL_TURNAROUND[device]} from drop-off to pick-up. Time on the bench: ${benchTimes(device)}. ${longRepairs(device)}`,
    },
    {
      question: 'What does it cost?',
      answer: `That depends on the model, the fault and the grade of part, so we do not print a list. Call ${profile.phone} or send a message and you get a figure for your case. The diagnostic and the consultation are free, and no work starts before you agree.`,
    },
    ...OWN_QUESTIONS[device],
    {
      question: 'Is there a warranty?',
      answer: `Yes, every repair comes with one. A repair that we quoted has ${QUOTE_WARRANTY}. If the same fault returns, bring the device back.`,
    },
    appointmentQuestion(profile, rules),
  ];
}

/** Returns four questions for the page of one model. */
export function modelQuestions(model: ListedModel, profile: ShopProfile): Question[] {
  const { device } = model;
  const name = device === 'laptop' ? brandedLaptop(model) : model.name;
  return [
    {
      question: `How long will you need my ${name}?`,
      answer: `Usually ${USUAL_TURNAROUND[device]} from drop-off to pick-up. Time on the bench: ${benchTimes(device)}. ${longRepairs(device)}`,
    },
    {
      question: `What does a repair of the ${name} cost?`,
      answer: `Call ${profile.phone} or send a message with the model and the fault: we tell you the price for standard and premium parts. The diagnostic is free, and we start only after your yes.`,
    },
    {
      question: `How do I prepare my ${name}?`,
      answer: PREPARATION[device],
    },
    {
      question: 'Is there a warranty?',
      answer: `Yes. Every repair comes with a warranty; a quoted repair has ${QUOTE_WARRANTY}.`,
    },
  ];
}

/** Names a laptop by its brand: `Dell laptop`, `Microsoft Surface`, `Gaming Laptop`. */
export function brandedLaptop({ name }: ListedModel): string {
  return /laptop|surface/i.test(name) ? name : `${name} Laptop`;
}

const PREPARATION: Record<DeviceId, string> = {
  iphone:
    'Back up your data, turn off Find My, and take off the case and the screen protector. Bring proof of purchase if it is still under warranty.',
  ipad: 'Back up your data, turn off Find My, and leave case and Pencil at home unless they are part of the fault. Bring proof of purchase if it is still under warranty.',
  macbook:
    'Make a Time Machine backup if it still starts, turn off Find My, and bring the charger when the fault has to do with power. Bring proof of purchase if it is still under warranty.',
  imac: 'Back up your data if it still starts, turn off Find My, and bring the iMac without keyboard and mouse. Bring proof of purchase if it is still under warranty.',
  watch:
    'Turn off Find My by unpairing the watch from your iPhone, which also makes a backup, and take off the band. Bring proof of purchase if it is still under warranty.',
  laptop:
    'Back up your data if it still starts, and bring the charger: many power faults sit in the adapter or its plug. Bring proof of purchase if it is still under warranty.',
};

function appointmentQuestion(profile: ShopProfile, rules: Rules): Question {
  const open = openingHours(profile.hours)
    .map(({ days, hours }) => (hours === 'Closed' ? `${days} closed` : `${days} ${hours}`))
    .join(', ');
  return {
    question: 'Do I need an appointment?',
    answer: `No. Walk in during shop hours: ${open}. An appointment holds the bench for you: ${appointmentHours(rules.week)}, ${slotRhythm(rules.slotMinutes)}, Nepal time.`,
  };
}

function benchTimes(device: DeviceId): string {
  return servicesOf(device)
    .slice(0, 4)
    .map(({ id, duration }) => `${SHORT_NAMES[id] ?? issueById(id).name.toLowerCase()} ${duration}`)
    .join(', ');
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

function longRepairs(device: DeviceId): string {
  if (device === 'watch') return `A watch with water damage needs ${WATCH_WATER_TURNAROUND}.`;
  return `Complex repairs such as motherboard work take ${COMPLEX_TURNAROUND}; ask for the express motherboard service (${EXPRESS_MOTHERBOARD_TURNAROUND}) when it is urgent.`;
}
