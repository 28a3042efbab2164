import { useState } from 'react';
import { addGoodsPhoto } from '@mcs-repairs/shared/domain/contract/catalogue';
import type { GoodsImported } from '@mcs-repairs/shared/domain/types/goodsFiles';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import { counted } from './ImportPlan';
import { PhotoUploads } from './PhotoUploads';
import { usePhotoUploads, type PhotoUpload } from './usePhotoUploads';
import styles from './Import.module.css';

type ImportedUnitsProps = {
  result: GoodsImported;
  /** The photos to send, each with its unit. */
  uploads: readonly PhotoUpload[];
  onClose: () => void;
};

/**
 * Says what was imported, and sends the photos. If photos are not sent yet, closing the dialog asks
 * for a confirmation.
 */
export function ImportedUnits({ result, uploads: first, onClose }: ImportedUnitsProps) {
  const { act } = useStaffAction();
  const [asks, setAsks] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const { uploads, sending, again, drop } = usePhotoUploads(first, (file, { unit = '' }) =>
    act(({ call }) => call(addGoodsPhoto, { params: { id: unit }, file })),
  );
  const leaveOut = (upload: PhotoUpload) => {
    drop(upload);
    setLeftOut(leftOut + 1);
  };
  const sent = first.length - uploads.length - leftOut;
  const failed = uploads.filter(({ error }) => error !== undefined);
  const isLeaving = asks && uploads.length > 0;
  const photos = counted(uploads.length, 'photo');
  const close = () => (uploads.length > 0 ? setAsks(true) : onClose());
  return (
    <Dialog
      open
      size="large"
      title="Import goods"
      onOpenChange={(open) => !open && close()}
      keepOnOutsidePress
      footer={
        <>
          {isLeaving && <p role="status">Close without uploading {photos}?</p>}
          {isLeaving && (
            <Button variant="secondary" onClick={() => setAsks(false)}>
              Keep import open
            </Button>
          )}
          <Button onClick={isLeaving ? onClose : close}>
            {isLeaving ? `Close without uploading ${photos}` : 'Close import'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Notice tone="success" live title={resultWords(result)}>
          The shop shows the changes within seconds.
        </Notice>
        {first.length > 0 && (
          <p role="status">
            {sending === undefined
              ? `${sent} of ${counted(first.length, 'photo')} sent.`
              : `Sending photo ${sent + leftOut + failed.length + 1} of ${first.length} …`}
          </p>
        )}
        <PhotoUploads uploads={failed} sending={undefined} onAgain={again} onDrop={leaveOut} />
      </div>
    </Dialog>
  );
}

const resultWords = ({ added, changed }: GoodsImported): string =>
  `${counted(added, 'unit')} added, ${counted(changed, 'unit')} changed.`;
