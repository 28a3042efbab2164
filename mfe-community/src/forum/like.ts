import type { Call } from '@mcs-repairs/shared/data/operations';
import { likePost, unlikePost } from './operations';

/**
 * Sets or removes the like of this browser. A browser without a cookie gets one with the first
 * response. Then the function sends the request again.
 */
export async function like(call: Call, id: string, liked: boolean) {
  const send = () => call(liked ? likePost : unlikePost, { params: { id } });
  const first = await send();
  return !first.ok && first.failure.code === 'unknown-browser' ? send() : first;
}
