import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress, readAddress, type AddressChange } from './dashboardAddress';

/**
 * The address contains the search, the filter, the order, the page and the open booking. So a
 * reload or a shared link shows the same list.
 */
export function useDashboardAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: AddressChange, { replace = false } = {}) =>
      setParams((current) => changeAddress(current, next), { replace, preventScrollReset: true }),
    [setParams],
  );
  return {
    query: readAddress(params),
    searchText: params.get('search') ?? '',
    openId: params.get('booking'),
    change,
  };
}

export type DashboardAddress = ReturnType<typeof useDashboardAddress>;
