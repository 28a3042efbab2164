import type { Call } from '@mcs-repairs/shared/data/operations';
import { likePost, unlikePost } from './operations';

/**
 * Sets the like to the state `liked`. A browser without a cookie gets one with the first answer;
 * then the request is sent again.
 */
export async function like(call: Call, id: string, liked: boolean) {
  const send = () => call(liked ? likePost : unlikePost, { params: { id } });
  const first = await send();
  return !first.ok && first.failure.code === 'unknown-browser' ? send() : first;
}
