import type { IssueId } from '../types/device';

const PARTS: Partial<Record<IssueId, readonly string[]>> = {
  screen: ['LCD display', 'touch digitizer', 'adhesive'],
  battery: ['battery', 'adhesive strips'],
  camera: ['camera module', 'flex cable'],
  housing: ['rear glass', 'housing frame', 'adhesive'],
  motherboard: ['motherboard', 'thermal paste', 'screws'],
  charging: ['charging port', 'flex cable'],
  speaker: ['speaker module', 'microphone'],
  water: ['cleaning solution', 'replacement parts as needed'],
};

/**
 * Returns the names of the parts that a repair of this fault needs (specification, section 9, Quote
 * rules).
 */
export function partsFor(issue: IssueId): readonly string[] {
  return PARTS[issue] ?? ['various components'];
}
