import type { IssueId } from '@mcs-repairs/shared/domain/types/device';

/**
 * The issues that the page of a laptop brand shows as tabs, and the list of laptops as cards
 * (specification, section 2).
 */
export const LAPTOP_ISSUES: readonly IssueId[] = ['screen', 'battery', 'keyboard', 'motherboard'];
