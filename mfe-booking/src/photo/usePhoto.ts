import { useState } from 'react';
import { useShopData, useSiteConfig } from 'shared/site';
import { checkPhoto } from './checkPhoto';

/** A photo that will do. `photoId` is missing where nothing is sent (browser-only mode), `file` after a reload. */
export type AttachedPhoto = { name: string; photoId?: string; file?: File };

const REFUSED =
  'The photo could not be sent. You can try again, or go on without it: your booking does not need it.';

/** Checks a chosen file and sends it ahead of the booking; trouble with it never stands in the booking's way. */
export function usePhoto(onPhotoChange: (photo: AttachedPhoto | null) => void) {
  const shopData = useShopData();
  const { mode } = useSiteConfig();
  const [error, setError] = useState<string | undefined>(undefined);
  const [sending, setSending] = useState<File | null>(null);

  const choose = async (file: File | null) => {
    onPhotoChange(null);
    setError(undefined);
    if (!file) {
      setSending(null);
      return;
    }
    setSending(file);
    const trouble = await checkPhoto(file);
    if (trouble) {
      setError(trouble);
      setSending(null);
      return;
    }
    if (mode === 'browser') {
      onPhotoChange({ name: file.name, file });
    } else {
      const sent = await shopData.uploadPhoto(file);
      if (sent.ok) onPhotoChange({ name: file.name, file, photoId: sent.value.photoId });
      else setError(sent.failure.code === 'network' ? REFUSED : sent.failure.message || REFUSED);
    }
    setSending(null);
  };
  return { choose, error, sending };
}
