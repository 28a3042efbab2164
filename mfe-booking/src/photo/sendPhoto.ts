import type { Call } from '@mcs-repairs/shared/data/operations';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import { NOT_SENT, type AttachedPhoto } from './attachedPhoto';
import { checkPhoto } from './checkPhoto';

export type Sent = { photo?: AttachedPhoto; trouble?: string | null };

/**
 * Checks a chosen file and uploads it. Without `call` the site has no server, so the file stays in
 * the browser. `trouble` says why a file is not accepted.
 */
export async function sendPhoto(file: File, signal: AbortSignal, call?: Call): Promise<Sent> {
  const trouble = await checkPhoto(file);
  if (trouble || !call) return { trouble, photo: { name: file.name, file } };
  if (signal.aborted) return {};
  const sent = await call(uploadPhoto, { file }, { signal });
  if (sent.ok) return { photo: { name: file.name, file, photoId: sent.value.photoId } };
  const { code, message } = sent.failure;
  return { trouble: code === 'network' ? NOT_SENT : message || NOT_SENT };
}
