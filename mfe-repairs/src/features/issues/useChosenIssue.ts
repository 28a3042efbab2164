import { useAddressParams } from '@mcs-repairs/shared/platform/site';
import {
  deviceSelected,
  serviceSelected,
  useAppDispatch,
  useAppSelector,
  type SelectedDevice,
} from '@mcs-repairs/shared/platform/store';
import type { IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';

/**
 * Returns the issue in the address (`?issue=battery`) if it is one of `services`. Otherwise it
 * returns the issue that the visitor chose earlier for the same kind of device, or undefined.
 * Choosing an issue replaces the address, so that the back button leaves the page. All areas share
 * the choice.
 */
export function useChosenIssue(services: readonly RepairService[], of: SelectedDevice) {
  const dispatch = useAppDispatch();
  const [params, changeParams] = useAddressParams();
  const device = useAppSelector((state) => state.repairFlow.selectedDevice);
  const service = useAppSelector((state) => state.repairFlow.selectedService);
  const earlier = device?.device === of.device ? service?.issue : undefined;
  const serviceOf = (issue: string | null | undefined) => services.find(({ id }) => id === issue);
  const chosen = serviceOf(params.get('issue')) ?? serviceOf(earlier);

  /**
   * Stores this device and this issue as the choice for the next booking. Null clears the issue.
   */
  const remember = (issue: IssueId | null) => {
    const next = serviceOf(issue);
    dispatch(deviceSelected(of));
    dispatch(serviceSelected(next ? { issue: next.id, repairIssue: next.name } : null));
  };
  const choose = (issue: IssueId | null) => {
    remember(issue);
    changeParams({ issue: issue ?? '' }, { replace: true, preventScrollReset: true });
  };
  return { chosen, choose, remember };
}
