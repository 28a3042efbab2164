import { useState } from 'react';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import { useShopData, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { checkPhoto } from './checkPhoto';
import { useLatestRun } from './useLatestRun';

/** A photo that will do. `photoId` is missing where nothing is sent (browser-only mode), `file` after a reload. */
export type AttachedPhoto = { name: string; photoId?: string; file?: File };

/** The photo of one form. It belongs to whoever owns the form's draft: the field may go and come while a photo is sent. */
export type PhotoChoice = {
  attached: AttachedPhoto | null;
  sending: File | null;
  error: string | undefined;
  /** Null takes the photo back, also one that is still being sent. */
  choose: (file: File | null) => void;
  /** The draft was sent or thrown away: what is still under way no longer counts. */
  forget: () => void;
};

const REFUSED =
  'The photo could not be sent. You can try again, or go on without it: your booking does not need it.';

/**
 * Checks a chosen file and sends it ahead of the booking; trouble with it never stands in the booking's way. The last choice
 * counts, whatever arrives first.
 */
export function usePhoto(
  attached: AttachedPhoto | null,
  onPhotoChange: (photo: AttachedPhoto | null) => void,
): PhotoChoice {
  const { call } = useShopData();
  const can = useShopCapabilities();
  const latest = useLatestRun();
  const [error, setError] = useState<string | undefined>(undefined);
  const [sending, setSending] = useState<File | null>(null);

  const send = async (file: File, signal: AbortSignal) => {
    const trouble = await checkPhoto(file);
    if (trouble || !can.uploadPhoto) return { trouble, photo: { name: file.name, file } };
    if (signal.aborted) return {};
    const sent = await call(uploadPhoto, { file }, { signal });
    if (sent.ok) return { photo: { name: file.name, file, photoId: sent.value.photoId } };
    const { code, message } = sent.failure;
    return { trouble: code === 'network' ? REFUSED : message || REFUSED };
  };

  const choose = async (file: File | null) => {
    const signal = latest.begin();
    onPhotoChange(null);
    setError(undefined);
    setSending(file);
    if (!file) return;
    const { trouble, photo } = await send(file, signal);
    if (signal.aborted) return;
    setSending(null);
    if (trouble) setError(trouble);
    else if (photo) onPhotoChange(photo);
  };

  return {
    attached,
    sending,
    error,
    choose: (file) => void choose(file),
    forget: () => {
      latest.begin();
      setError(undefined);
      setSending(null);
    },
  };
}
