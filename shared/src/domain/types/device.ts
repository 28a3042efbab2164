import * as z from 'zod/mini';
import type { UnitPhoto } from './goods';

/** The kinds of devices that the shop repairs (specification, section 3). */
export const DEVICE_IDS = ['iphone', 'ipad', 'macbook', 'imac', 'watch', 'laptop'] as const;
export const deviceIdSchema = z.enum(DEVICE_IDS);
export type DeviceId = z.infer<typeof deviceIdSchema>;

/** The categories of a fault (specification, section 3). */
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
 * The ids of all faults that the shop repairs (specification, section 3, "Service ids by device").
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
 * The prices of a service. They have no currency (specification, section 9), and screens never show
 * them. `original` is null if the specification says N/A.
 */
export type ServicePrices = { standard: number; premium: number; original: number | null };
export type RepairService = {
  id: IssueId;
  device: DeviceId;
  /** The name of the fault. A service can have another name than the fault that it repairs. */
  issue: string;
  name: string;
  description: string;
  /** What the customer notices, in the owner's words. Without it, pages show the built-in signs. */
  signs?: string;
  /** The working time as text, such as `45-120 minutes`. */
  duration: string;
  prices: ServicePrices;
};

/** What the owner changed about a service. Without a property, the built-in value applies. */
export type OwnService = Pick<RepairService, 'id'> &
  Partial<Pick<RepairService, 'issue' | 'name' | 'signs' | 'duration'>>;

/** A fault of a device with the owner's current values, also if it is switched off. */
export type KnownFault = Pick<RepairService, 'id' | 'issue' | 'name' | 'duration'> & {
  isOn: boolean;
  /**
   * Every name that the fault has or had, in the form of `sameName`. Stored bookings may contain
   * any of them.
   */
  names: readonly string[];
};

/** The texts about one repair of one device. Times and prices are in the service instead. */
export type RepairText = {
  /** What the customer notices if the device has this fault. */
  signs: string;
  /** What technicians do in this repair. */
  work: string;
};
export type RepairTexts = Partial<Record<IssueId, RepairText>>;

/** A model that has a page at `/repairs/<device>/<slug>`. For laptops, it is a brand. */
export type RepairModel = {
  device: DeviceId;
  slug: string;
  name: string;
  /**
   * Other slugs whose addresses also open this model (specification: the known slugs of the detail
   * pages).
   */
  aliases: readonly string[];
  /** The heading above this model in lists, such as `iPhone 15`. */
  group: string;
  basePrice: number;
  /** How the drawing of the model looks. */
  look: {
    cameras?: 0 | 1 | 2 | 3;
    front?: 'island' | 'notch' | 'button' | 'full';
    inches?: number;
  };
};

/** A model in the form that pages need: without prices, and with what the owner added. */
export type ListedModel = Omit<RepairModel, 'basePrice'> & {
  /** Earlier slugs of this model. Their addresses redirect to the current one. */
  formerSlugs?: readonly string[];
  year?: number | null;
  /** Model numbers such as `A2337`. */
  numbers?: readonly string[];
  /** Other names under which a search finds this model. */
  alsoCalled?: readonly string[];
  /**
   * The faults that the shop repairs on this model. Undefined or null means all faults of the
   * device.
   */
  issues?: readonly IssueId[] | null;
  /** A paragraph about the model that the owner wrote. */
  words?: string;
  /**
   * The working times for this model, by fault. For other faults, the working time of the device
   * applies.
   */
  durations?: Partial<Record<IssueId, string>>;
  /** The picture that the page shows in place of the drawing. */
  picture?: UnitPhoto;
};
