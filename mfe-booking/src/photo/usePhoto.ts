import { useState } from 'react';
import { uploadPhoto } from '@mcs-repairs/shared/domain/contract/photos';
import { useShopData, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { checkPhoto } from './checkPhoto';
import { useLatestRun } from './useLatestRun';

/**
 * An accepted photo. `photoId` is missing in browser mode, where nothing is uploaded. `file` is
 * missing after a reload.
 */
export type AttachedPhoto = { name: string; photoId?: string; file?: File };

/**
 * The photo of one form. The component that owns the draft calls the hook, because the field can
 * unmount during an upload.
 */
export type PhotoChoice = {
  attached: AttachedPhoto | null;
  sending: File | null;
  error: string | undefined;
  /** Null removes the photo and aborts its upload. */
  choose: (file: File | null) => void;
  /** Aborts uploads after the draft was sent or discarded. */
  forget: () => void;
};

const REFUSED =
  'The photo could not be sent. You can try again, or continue without it. Your booking does not need it.';

/**
 * Checks a chosen file and uploads it before the booking. A failed upload never blocks the booking.
 * If uploads overlap, the file that was chosen last wins.
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
