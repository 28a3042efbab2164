import type { RepairIssue } from '../types/device';

/*
 * Faults that occur only on Mac, Watch and laptops. The eight faults that most devices have in
 * common are in commonIssues.ts.
 */

export const KEYBOARD: RepairIssue = {
  id: 'keyboard',
  name: 'Keyboard Repair',
  icon: 'keyboard',
  category: 'input',
  description: 'Keys that stick, repeat, or do nothing.',
};

export const TRACKPAD: RepairIssue = {
  id: 'trackpad',
  name: 'Trackpad Repair',
  icon: 'trackpad',
  category: 'input',
  description: 'No click, a jumping pointer, or no reaction.',
};

export const POWER: RepairIssue = {
  id: 'power',
  name: 'Power Supply',
  icon: 'power',
  category: 'power',
  description: 'Does not switch on, or goes off under load.',
};

export const COOLING: RepairIssue = {
  id: 'cooling',
  name: 'Cooling & Fan',
  icon: 'cooling',
  category: 'cooling',
  description: 'Loud fan, heat, or a machine that slows down.',
};

export const STORAGE: RepairIssue = {
  id: 'storage',
  name: 'Storage',
  icon: 'storage',
  category: 'storage',
  description: 'A failing or full drive: replaced or made larger.',
};

export const MEMORY: RepairIssue = {
  id: 'memory',
  name: 'Memory',
  icon: 'memory',
  category: 'internal',
  description: 'Faulty memory, or more of it.',
};

export const CROWN: RepairIssue = {
  id: 'crown',
  name: 'Digital Crown',
  icon: 'crown',
  category: 'input',
  description: 'A crown or side button that sticks or does not turn.',
};

export const BAND: RepairIssue = {
  id: 'band',
  name: 'Band & Lugs',
  icon: 'band',
  category: 'housing',
  description: 'A band that will not lock, or a damaged lug.',
};

export const SENSOR: RepairIssue = {
  id: 'sensor',
  name: 'Heart Sensor',
  icon: 'sensor',
  category: 'sensor',
  description: 'No heart rate, or a cracked back crystal.',
};
