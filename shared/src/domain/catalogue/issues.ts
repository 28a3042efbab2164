import type { IssueId, RepairIssue } from '../types/device';

/** Repair issues. The first eight with their categories are section 3's list; the rest serve Mac, Watch and laptop service lists. `icon` is the key of an icon. */
export const ISSUES: readonly RepairIssue[] = [
  {
    id: 'screen',
    name: 'Screen Repair',
    icon: 'screen',
    category: 'display',
    description: 'Cracked glass, dead pixels, lines, or touch that does not answer.',
  },
  {
    id: 'battery',
    name: 'Battery Replacement',
    icon: 'battery',
    category: 'power',
    description: 'Drains fast, swells, or shuts down without warning.',
  },
  {
    id: 'camera',
    name: 'Camera Repair',
    icon: 'camera',
    category: 'camera',
    description: 'Blurred pictures, a cracked lens, or a black preview.',
  },
  {
    id: 'housing',
    name: 'Housing Repair',
    icon: 'housing',
    category: 'housing',
    description: 'Cracked back glass, bent frame, or stuck buttons.',
  },
  {
    id: 'motherboard',
    name: 'Motherboard Repair',
    icon: 'motherboard',
    category: 'internal',
    description: 'No power, restarts, or faults that come back: repaired on the board.',
  },
  {
    id: 'charging',
    name: 'Charging Port',
    icon: 'charging',
    category: 'power',
    description: 'Charges only at an angle, slowly, or not at all.',
  },
  {
    id: 'speaker',
    name: 'Speaker & Microphone',
    icon: 'speaker',
    category: 'audio',
    description: 'No sound, crackling, or callers who cannot hear you.',
  },
  {
    id: 'water',
    name: 'Water Damage',
    icon: 'water',
    category: 'damage',
    description: 'Got wet: switch it off, do not charge it, and bring it in.',
  },
  {
    id: 'keyboard',
    name: 'Keyboard Repair',
    icon: 'keyboard',
    category: 'input',
    description: 'Keys that stick, repeat, or do nothing.',
  },
  {
    id: 'trackpad',
    name: 'Trackpad Repair',
    icon: 'trackpad',
    category: 'input',
    description: 'No click, a jumping pointer, or no reaction.',
  },
  {
    id: 'power',
    name: 'Power Supply',
    icon: 'power',
    category: 'power',
    description: 'Does not switch on, or goes off under load.',
  },
  {
    id: 'cooling',
    name: 'Cooling & Fan',
    icon: 'cooling',
    category: 'cooling',
    description: 'Loud fan, heat, or a machine that slows down.',
  },
  {
    id: 'storage',
    name: 'Storage',
    icon: 'storage',
    category: 'storage',
    description: 'A failing or full drive: replaced or made larger.',
  },
  {
    id: 'memory',
    name: 'Memory',
    icon: 'memory',
    category: 'internal',
    description: 'Faulty memory, or more of it.',
  },
  {
    id: 'crown',
    name: 'Digital Crown',
    icon: 'crown',
    category: 'input',
    description: 'A crown or side button that sticks or does not turn.',
  },
  {
    id: 'band',
    name: 'Band & Lugs',
    icon: 'band',
    category: 'housing',
    description: 'A band that will not lock, or a damaged lug.',
  },
  {
    id: 'sensor',
    name: 'Heart Sensor',
    icon: 'sensor',
    category: 'sensor',
    description: 'No heart rate, or a cracked back crystal.',
  },
];

const BY_ID = new Map(ISSUES.map((issue) => [issue.id, issue]));

/** The issue with this id. */
export function issueById(id: IssueId): RepairIssue {
  const issue = BY_ID.get(id);
  if (!issue) throw new Error(`No repair issue ${id}`);
  return issue;
}

/** Model pages and brand pages open with this issue (section 4). */
export const DEFAULT_ISSUE: IssueId = 'screen';
