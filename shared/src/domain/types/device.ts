import * as z from 'zod/mini';
import type { UnitPhoto } from './goods';

/** The device categories of section 3 of the specification. */
export const DEVICE_IDS = ['iphone', 'ipad', 'macbook', 'imac', 'watch', 'laptop'] as const;
export const deviceIdSchema = z.enum(DEVICE_IDS);
export type DeviceId = z.infer<typeof deviceIdSchema>;

/** The categories of a repair issue (specification, section 3). */
export const ISSUE_CATEGORIES = [
  'display',
  'power',
  'camera',
  'housing',
  'internal',
  'audio',
  'damage',
  'input',
  'cooling',
  'storage',
  'sensor',
] as const;
export type IssueCategory = (typeof ISSUE_CATEGORIES)[number];

/**
 * Every issue id that a device's service list uses (specification, section 3, "Service ids by
 * device").
 */
export const ISSUE_IDS = [
  'screen',
  'battery',
  'camera',
  'housing',
  'motherboard',
  'charging',
  'speaker',
  'water',
  'keyboard',
  'trackpad',
  'power',
  'cooling',
  'storage',
  'memory',
  'crown',
  'band',
  'sensor',
] as const;
export const issueIdSchema = z.enum(ISSUE_IDS);
export type IssueId = z.infer<typeof issueIdSchema>;

export type DeviceCategory = { id: DeviceId; name: string; icon: string; description: string };
export type RepairIssue = {
  id: IssueId;
  name: string;
  icon: string;
  description: string;
  category: IssueCategory;
};

/**
 * Amounts have no stated currency (specification, section 9) and are never displayed. `original` is
 * null where the specification says N/A.
 */
export type ServicePrices = { standard: number; premium: number; original: number | null };
export type RepairService = {
  id: IssueId;
  device: DeviceId;
  /** The name of the issue. The service that repairs a screen has another name. */
  issue: string;
  name: string;
  description: string;
  /** The working time as text, such as `45-120 minutes`. */
  duration: string;
  prices: ServicePrices;
};

/** A model with its own page under `/repairs/<device>/<slug>`; for laptops a brand. */
export type RepairModel = {
  device: DeviceId;
  slug: string;
  name: string;
  /** Other slugs that open this model (the detail pages' known slugs). */
  aliases: readonly string[];
  /** The heading above this model in listings, such as `iPhone 15`. */
  group: string;
  basePrice: number;
  /** The properties that the drawing needs. */
  look: {
    cameras?: 0 | 1 | 2 | 3;
    front?: 'island' | 'notch' | 'button' | 'full';
    inches?: number;
  };
};

/** What pages show of a model: no amounts, and what the owner added. */
export type ListedModel = Omit<RepairModel, 'basePrice'> & {
  /** Earlier slugs, whose addresses redirect to this model. */
  formerSlugs?: readonly string[];
  year?: number | null;
  /** Model numbers such as `A2337`. */
  numbers?: readonly string[];
  /** Other names that find this model. */
  alsoCalled?: readonly string[];
  /** The faults that the shop repairs on this model. Missing or null: all faults of the device. */
  issues?: readonly IssueId[] | null;
  /** What the owner wrote about the model. */
  words?: string;
  /** Working times of this model by fault. Other faults have the time of the device. */
  durations?: Partial<Record<IssueId, string>>;
  /** The picture that replaces the drawing. */
  picture?: UnitPhoto;
};
