import type { IssueId, RepairIssue } from '../types/device';

/*
 * Faults that the shop repairs. The first eight and their categories come from section 3 of the
 * specification. `icon` is the key of an icon.
 */

export const SCREEN: RepairIssue = {
  id: 'screen',
  name: 'Screen Repair',
  icon: 'screen',
  category: 'display',
  description: 'Cracked glass, dead pixels, lines, or touch that does not answer.',
};

export const BATTERY: RepairIssue = {
  id: 'battery',
  name: 'Battery Replacement',
  icon: 'battery',
  category: 'power',
  description: 'Drains fast, swells, or shuts down without warning.',
};

export const CAMERA: RepairIssue = {
  id: 'camera',
  name: 'Camera Repair',
  icon: 'camera',
  category: 'camera',
  description: 'Blurred pictures, a cracked lens, or a black preview.',
};

export const HOUSING: RepairIssue = {
  id: 'housing',
  name: 'Housing Repair',
  icon: 'housing',
  category: 'housing',
  description: 'Cracked back glass, bent frame, or stuck buttons.',
};

export const MOTHERBOARD: RepairIssue = {
  id: 'motherboard',
  name: 'Motherboard Repair',
  icon: 'motherboard',
  category: 'internal',
  description: 'No power, restarts, or faults that come back: repaired on the board.',
};

export const CHARGING: RepairIssue = {
  id: 'charging',
  name: 'Charging Port',
  icon: 'charging',
  category: 'power',
  description: 'Charges only at an angle, slowly, or not at all.',
};

export const SPEAKER: RepairIssue = {
  id: 'speaker',
  name: 'Speaker & Microphone',
  icon: 'speaker',
  category: 'audio',
  description: 'No sound, crackling, or callers who cannot hear you.',
};

export const WATER: RepairIssue = {
  id: 'water',
  name: 'Water Damage',
  icon: 'water',
  category: 'damage',
  description: 'Got wet: switch it off, do not charge it, and bring it in.',
};

/**
 * The fault that is selected when the page of a model or brand opens (specification, section 4).
 */
export const DEFAULT_ISSUE: IssueId = 'screen';
