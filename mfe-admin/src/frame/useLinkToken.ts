import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { secretOfHash } from '@mcs-repairs/shared/domain/rules/secretLinks';

/**
 * The secret of the link that led here; empty when the link is incomplete. Links of earlier mails have it in the query:
 * the address is replaced at once, so that it is in no later request.
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
