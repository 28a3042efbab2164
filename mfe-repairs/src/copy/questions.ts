import { benchTimes, longRepairs } from '@mcs-repairs/shared/domain/catalogue/benchTimes';
import type { Question } from '@mcs-repairs/shared/domain/catalogue/question';
import { QUOTE_WARRANTY, USUAL_TURNAROUND } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { DeviceId, ListedModel, RepairService } from '@mcs-repairs/shared/domain/types/device';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';

/** Returns four questions for the page of one model. `services` are those that the page offers. */
export function modelQuestions(
  model: ListedModel,
  services: readonly RepairService[],
  profile: ShopProfile,
): Question[] {
  const { device } = model;
  const name = device === 'laptop' ? brandedLaptop(model) : model.name;
  const longest = device === 'watch' ? 'water' : 'motherboard';
  const isLong = services.some(({ id }) => id === longest);
  return [
    {
      question: `How long will you need my ${name}?`,
      answer:
        `Usually ${USUAL_TURNAROUND[device]} from drop-off to pick-up. Time on the bench: ${benchTimes(services)}. ${isLong ? longRepairs(device) : ''}`.trim(),
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
