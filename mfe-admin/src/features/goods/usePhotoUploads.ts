import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';

/**
 * A chosen photo that is not sent yet. A photo with an `error` is sent again only after staff press
 * the button. `unit` is the id of the photo's unit, if the uploads belong to several units.
 */
export type PhotoUpload = {
  key: number;
  file: File;
  error?: string;
  isRefused?: boolean;
  unit?: string | undefined;
};

const LARGEST = 10 << 20;
const TYPES = ['image/jpeg', 'image/png'];

let keys = 0;
/** Creates an upload for each file. A file that the shop would refuse gets an error. */
export const uploadsOf = (files: readonly File[]): PhotoUpload[] =>
  files.map((file) => {
    const upload = { key: (keys += 1), file };
    if (!TYPES.includes(file.type))
      return { ...upload, isRefused: true, error: 'Please choose a JPG or PNG picture' };
    if (file.size > LARGEST)
      return { ...upload, isRefused: true, error: 'Please choose a picture of at most 10 MB' };
    return upload;
  });

/** Sends files one after the other. A file that fails stays in the list with its error. */
export function usePhotoUploads(
  first: readonly PhotoUpload[],
  send: (file: File, upload: PhotoUpload) => Promise<Result<Goods>>,
) {
  const [uploads, setUploads] = useState(first);
  const next = uploads.find(({ error }) => error === undefined);
  const isSending = useRef(false);
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });

  useEffect(() => {
    if (!next || isSending.current) return;
    isSending.current = true;
    void sendNow.current(next.file, next).then((result) => {
      isSending.current = false;
      setUploads((all) =>
        result.ok
          ? all.filter(({ key }) => key !== next.key)
          : all.map((one) =>
              one.key === next.key ? { ...one, error: result.failure.message } : one,
            ),
      );
    });
  }, [next]);

  const add = useCallback((files: readonly File[]) => {
    setUploads((all) => [...all, ...uploadsOf(files)]);
  }, []);
  return {
    uploads,
    sending: next?.key,
    add,
    again: ({ key, file, unit }: PhotoUpload) =>
      setUploads((all) => all.map((one) => (one.key === key ? { key, file, unit } : one))),
    drop: (upload: PhotoUpload) => setUploads((all) => all.filter(({ key }) => key !== upload.key)),
  };
}
