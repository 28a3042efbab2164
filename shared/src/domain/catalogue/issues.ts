import type { IssueId, RepairIssue } from '../types/device';
import {
  BATTERY,
  CAMERA,
  CHARGING,
  HOUSING,
  MOTHERBOARD,
  SCREEN,
  SPEAKER,
  WATER,
} from './commonIssues';
import {
  BAND,
  COOLING,
  CROWN,
  KEYBOARD,
  MEMORY,
  POWER,
  SENSOR,
  STORAGE,
  TRACKPAD,
} from './furtherIssues';

/** Every fault that the shop repairs, in the order of section 3 of the specification. */
export const ISSUES: readonly RepairIssue[] = [
  SCREEN,
  BATTERY,
  CAMERA,
  HOUSING,
  MOTHERBOARD,
  CHARGING,
  SPEAKER,
  WATER,
  KEYBOARD,
  TRACKPAD,
  POWER,
  COOLING,
  STORAGE,
  MEMORY,
  CROWN,
  BAND,
  SENSOR,
];

const BY_ID = new Map(ISSUES.map((issue) => [issue.id, issue]));

export function issueById(id: IssueId): RepairIssue {
  const issue = BY_ID.get(id);
  if (!issue) throw new Error(`No repair issue ${id}`);
  return issue;
}
