import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The secret of the link that led here; empty when the link is incomplete. */
export function useLinkToken(): string {
  const [params] = useSearchParams();
  const [token] = useState(() => params.get('token') ?? '');
  return token;
}
