import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { adoptOwn } from '../../forum/ownPosts';
import { OWN_HASH, threadPath } from '../../forum/places';

/**
 * Stores the post of a private link as the visitor's own, and removes the secret from the address.
 * Shows nothing.
 */
export function OwnByLink() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const own = readOwnHash(hash);
    if (own) adoptOwn(own.id, own.token);
    const text = own
      ? 'This device now knows that you wrote this'
      : 'This private link is incomplete. Please copy it again.';
    dispatch(toastShown({ tone: own ? 'success' : 'error', text }));
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate, dispatch]);
  return null;
}

/** Returns the private link of a thread or reply, as a path. */
export const ownPath = (postId: string, ownId: string, token: string) =>
  `${threadPath(postId)}${OWN_HASH}${ownId}.${token}`;

/** Parses the end of a private link. Null if it is no private link. */
function readOwnHash(hash: string): { id: string; token: string } | null {
  const [, id, token] = /^#own=([\w-]{1,64})\.([\w-]{43})$/.exec(hash) ?? [];
  return id && token ? { id, token } : null;
}
