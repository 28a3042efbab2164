import type { IssueId } from '@mcs-repairs/shared/domain/types/device';

/** The tabs of a laptop brand's page and the cards of the laptop listing (section 2). */
export const LAPTOP_ISSUES: readonly IssueId[] = ['screen', 'battery', 'keyboard', 'motherboard'];
