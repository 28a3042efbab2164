import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { secretOfHash } from '@mcs-repairs/shared/domain/rules/secretLinks';

/**
 * Returns the secret from the link that opened the page. Returns an empty text if the link is
 * incomplete. Links in older emails have the secret in the query. The browser replaces such an
 * address at once, so that no later request contains the secret.
 */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const former = params.get('token');

  useEffect(() => {
    if (former === null) return;
    void navigate({ search: '', hash: former }, { replace: true, preventScrollReset: true });
  }, [former, navigate]);

  return former ?? secretOfHash(hash);
}
