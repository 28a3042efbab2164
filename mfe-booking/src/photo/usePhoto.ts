import { useState } from 'react';
import { useShopData, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { NOT_SENT, type AttachedPhoto } from './attachedPhoto';
import type { Sent } from './sendPhoto';
import { useLatestRun } from './useLatestRun';

/**
 * The photo of one form. The field can unmount during an upload, so the component with the draft
 * calls this hook.
 */
export type PhotoChoice = {
  attached: AttachedPhoto | null;
  sending: File | null;
  error: string | undefined;
  /** Null removes the photo and aborts its upload. */
  choose: (file: File | null) => void;
  /** Aborts the upload after the draft was sent or discarded. */
  forget: () => void;
};

/** The check, the upload and its schema. This code loads when the visitor has chosen a file. */
const loadSender = () => import(/* webpackChunkName: "send-photo" */ './sendPhoto');

/**
 * Checks a chosen file and uploads it before the booking. A failed upload does not stop the
 * booking. If uploads overlap, the file that was chosen last is used.
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
    const sender = await loadSender().catch(() => null);
    if (!sender) return { trouble: NOT_SENT };
    return sender.sendPhoto(file, signal, can.uploadPhoto ? call : undefined);
  };

  const choose = async (file: File | null) => {
    const signal = latest.begin();
    onPhotoChange(null);
    setError(undefined);
    setSending(file);
    if (!file) return;
    const { trouble, photo }: Sent = await send(file, signal);
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
