import { useState } from 'react';
import { late, useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { notOpened, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ImageIcon } from '@mcs-repairs/shared/ui/icons';
import type { Posting } from './usePosting';
import styles from './PostingForm.module.css';

const PicturePicker = late(async () => {
  const { PicturePicker } = await import(
    /* webpackChunkName: "picture-picker" */ './PicturePicker'
  );
  return PicturePicker;
});

/** Adds pictures to a post. Most posts have none, so the code loads only with the first press. */
export function PictureField({ posting }: { posting: Posting }) {
  const dispatch = useAppDispatch();
  const { keepOnServer } = useShopCapabilities();
  const [open, setOpen] = useState(false);
  const missing = () => {
    setOpen(false);
    dispatch(notOpened());
  };
  if (!keepOnServer) return null;
  return open || posting.values.pictures.length > 0 ? (
    <PicturePicker posting={posting} onMissing={missing} />
  ) : (
    <div className={styles.add}>
      <Button variant="quiet" size="small" icon={<ImageIcon />} onClick={() => setOpen(true)}>
        Add pictures
      </Button>
    </div>
  );
}
