import type { IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';

/**
 * The issues that the page of a laptop brand shows as tabs, and the list of laptops as cards
 * (specification, section 2).
 */
const LAPTOP_ISSUES: readonly IssueId[] = ['screen', 'battery', 'keyboard', 'motherboard'];

/** Returns the services for these issues. If the shop offers none of them, returns all services. */
export function commonRepairs(services: readonly RepairService[]): readonly RepairService[] {
  const common = services.filter(({ id }) => LAPTOP_ISSUES.includes(id));
  return common.length > 0 ? common : services;
}
