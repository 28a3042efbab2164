import type { IssueId } from '@mcs-repairs/shared/domain/types/device';

/** The texts about one repair of one device. Times and prices are in the catalogue instead. */
export type RepairText = {
  /** What the customer notices if the device has this fault. */
  signs: string;
  /** What technicians do in this repair. */
  work: string;
};

export type RepairTexts = Partial<Record<IssueId, RepairText>>;
