import { useCallback } from 'react';
import { useAddressParams } from '@mcs-repairs/shared/platform/site';
import { paramsOf, readAddress, type AddressChange } from './dashboardAddress';

/**
 * The address contains the search, the filter, the order, the page and the open booking. So a
 * reload or a shared link shows the same list.
 */
export function useDashboardAddress() {
  const [params, changeParams] = useAddressParams();
  const change = useCallback(
    (next: AddressChange, { replace = false } = {}) =>
      changeParams(paramsOf(next), { replace, preventScrollReset: true }),
    [changeParams],
  );
  return {
    query: readAddress(params),
    searchText: params.get('search') ?? '',
    openId: params.get('booking'),
    change,
  };
}

export type DashboardAddress = ReturnType<typeof useDashboardAddress>;
