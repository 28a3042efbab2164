import type { IssueId } from '@mcs-repairs/shared/domain/types/device';

/** Section 2: the tabs of a laptop brand's page and the cards of the laptop listing. */
export const LAPTOP_ISSUES: readonly IssueId[] = ['screen', 'battery', 'keyboard', 'motherboard'];
