import type { IssueId } from '@mcs-repairs/shared/domain/types/device';

/**
 * The page of a laptop brand shows these as tabs, and the laptop listing as cards (specification,
 * section 2).
 */
export const LAPTOP_ISSUES: readonly IssueId[] = ['screen', 'battery', 'keyboard', 'motherboard'];
