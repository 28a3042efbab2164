import type { Call } from '@mcs-repairs/shared/data/operations';
import { likePost, unlikePost } from './operations';

/** `liked` is the wanted state. A browser's first like is answered with the cookie by which it is known: then it is sent again. */
export async function like(call: Call, id: string, liked: boolean) {
  const send = () => call(liked ? likePost : unlikePost, { params: { id } });
  const first = await send();
  return !first.ok && first.failure.code === 'unknown-browser' ? send() : first;
}
