import type { Stage } from '../types/stage';

/**
 * For each stage of a repair, its name and its meaning, as customers read them on their private
 * link.
 */
export const STAGE_WORDS: Record<Stage, { name: string; meaning: string }> = {
  received: { name: 'With us', meaning: 'We have your device and look at it soon.' },
  diagnosing: { name: 'Being looked at', meaning: 'We are finding out what is wrong.' },
  waiting_customer: {
    name: 'Waiting for you',
    meaning: 'We need your answer before we go on. Please look below, or call us.',
  },
  waiting_parts: {
    name: 'Waiting for parts',
    meaning: 'The parts are on their way. We go on as soon as they are here.',
  },
  repairing: { name: 'Being repaired', meaning: 'Your device is on the bench.' },
  ready: { name: 'Ready', meaning: 'Your device is ready. You can pick it up during our hours.' },
  collected: { name: 'Collected', meaning: 'You have your device back.' },
  unrepaired: {
    name: 'Not repaired',
    meaning: 'Your device was not repaired. You can pick it up as it came.',
  },
};
