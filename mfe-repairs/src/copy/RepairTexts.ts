import type { IssueId } from '@mcs-repairs/shared/domain/types/device';

/** What is said of one repair of one device. Times and prices are not here: they come from the catalogue. */
export type RepairText = {
  /** How the customer notices the fault. */
  signs: string;
  /** What is done at the bench. */
  work: string;
};

export type RepairTexts = Partial<Record<IssueId, RepairText>>;
