import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { Crop, GoodsPhoto } from '@mcs-repairs/shared/domain/types/goods';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { CORNERS, cropWords, moved, resized, type Corner } from './cropOf';
import styles from './CropDialog.module.css';

type CropDialogProps = {
  photo: GoodsPhoto;
  name: string;
  /** Stores the selected part of the original. Null: stores the whole photo. */
  onCrop: (crop: Crop | null) => void;
  onClose: () => void;
};

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Selects the part of a photo that the shop shows. */
export function CropDialog({ photo, name, onCrop, onClose }: CropDialogProps) {
  const whole = photo.original ?? photo;
  const all = { left: 0, top: 0, width: whole.width, height: whole.height };
  const [crop, setCrop] = useState<Crop>(photo.crop ?? all);
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ x: number; y: number; from: Crop; corner?: Corner } | null>(null);
  const isAll = crop.width === whole.width && crop.height === whole.height;
  const stored = photo.crop ?? all;
  const isSame = cropKey(crop) === cropKey(stored);

  function pressed(event: PointerEvent<HTMLButtonElement>) {
    const { corner } = (event.target as HTMLElement).dataset;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = {
      ...{ x: event.clientX, y: event.clientY, from: crop },
      ...(corner && { corner: corner as Corner }),
    };
  }

  function dragged(event: PointerEvent<HTMLButtonElement>) {
    const width = frame.current?.clientWidth;
    if (!drag.current || !width) return;
    const { x, y, from, corner } = drag.current;
    const scale = whole.width / width;
    const [right, down] = [(event.clientX - x) * scale, (event.clientY - y) * scale];
    setCrop(corner ? resized(from, corner, right, down, whole) : moved(from, right, down, whole));
  }

  const released = () => (drag.current = null);

  function typed(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = Math.max(1, Math.round(Math.max(whole.width, whole.height) / 100));
    const [x, y] = [arrow[0] * step, arrow[1] * step];
    setCrop(event.shiftKey ? resized(crop, 'se', x, y, whole) : moved(crop, x, y, whole));
  }

  const percent = (value: number, of: number) => `${(value / of) * 100}%`;
  return (
    <Dialog
      open
      size="large"
      title="Crop photo"
      description="The shop shows only the bright part of the photo. The whole photo stays stored, so you can change the crop later."
      onOpenChange={(open) => !open && onClose()}
      keepOnOutsidePress
      initialFocus={part}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close without saving
          </Button>
          {photo.crop && (
            <Button variant="secondary" onClick={() => onCrop(null)}>
              Remove crop
            </Button>
          )}
          <Button disabled={isSame} onClick={() => onCrop(isAll && photo.crop ? null : crop)}>
            Save crop
          </Button>
        </>
      }
    >
      <p id={hint} className={styles.hint}>
        Drag the part or its corners. With the keyboard, arrow keys move the part, and Shift with
        arrow keys changes its size.
      </p>
      <div ref={frame} className={styles.frame}>
        <img
          src={unitPhotoAddress(whole.id, 1280)}
          alt={photo.alt || name}
          width={whole.width}
          height={whole.height}
          draggable={false}
          className={styles.image}
        />
        <button
          ref={part}
          type="button"
          aria-label="Part of the photo"
          aria-describedby={hint}
          className={styles.part}
          style={{
            left: percent(crop.left, whole.width),
            top: percent(crop.top, whole.height),
            width: percent(crop.width, whole.width),
            height: percent(crop.height, whole.height),
          }}
          onPointerDown={pressed}
          onPointerMove={dragged}
          onPointerUp={released}
          onPointerCancel={released}
          onKeyDown={typed}
        >
          {CORNERS.map((corner) => (
            <span key={corner} data-corner={corner} className={styles.corner} />
          ))}
        </button>
      </div>
      <p role="status" className={styles.hint}>
        {cropWords(crop, whole)}
      </p>
    </Dialog>
  );
}

const cropKey = ({ left, top, width, height }: Crop) => [left, top, width, height].join();
