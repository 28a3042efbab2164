import { useRef, useState } from 'react';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import { LEAST_CROP, type GoodsPhoto } from '@mcs-repairs/shared/domain/types/goods';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { ArrowLeftIcon, ArrowRightIcon, CropIcon, TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './GoodsPhotos.module.css';

type PhotoCardProps = {
  photo: GoodsPhoto;
  /** The name of the unit. It is the alternative text if the photo has no text of its own. */
  name: string;
  /** The position of the photo, from 1. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onDragged: () => void;
  onDropped: () => void;
  /** Stores the alternative text, and returns whether that succeeded. */
  onAlt: (alt: string) => Promise<boolean>;
  /** Opens the dialog that crops the photo. */
  onCrop: () => void;
  onRemove: () => void;
};

/**
 * Shows a stored photo with its position, its alternative text, and the controls to change them.
 */
export function PhotoCard({ photo, name, place, count, ...on }: PhotoCardProps) {
  // Null until the member types. Until then, the field shows what colleagues store.
  const [typed, setTyped] = useState<string | null>(null);
  const saving = useRef<string | null>(null);
  const [asks, setAsks] = useState(false);
  const label = `photo ${place}`;
  const { width, height } = photo.original ?? photo;
  async function save() {
    const alt = typed?.trim();
    if (alt === undefined || alt === saving.current) return;
    if (alt === photo.alt) return setTyped(null);
    saving.current = alt;
    const isStored = await on.onAlt(alt);
    if (saving.current === alt) saving.current = null;
    if (isStored) setTyped((now) => (now === typed ? null : now));
  }
  return (
    <li
      data-photo={photo.id}
      className={styles.card}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        on.onDropped();
      }}
    >
      <div className={styles.frame}>
        <img
          src={unitPhotoAddress(photo.id, 320)}
          alt={photo.alt || name}
          width={photo.width}
          height={photo.height}
          draggable
          onDragStart={on.onDragged}
          className={styles.image}
        />
        {place === 1 && <span className={styles.first}>First photo</span>}
      </div>
      <div className={styles.tools}>
        <IconButton
          label={`Move photo left: ${label}`}
          title="Move photo left"
          data-move="left"
          icon={<ArrowLeftIcon />}
          disabled={place === 1}
          onClick={() => on.onMove(place - 2)}
        />
        <IconButton
          label={`Move photo right: ${label}`}
          title="Move photo right"
          data-move="right"
          icon={<ArrowRightIcon />}
          disabled={place === count}
          onClick={() => on.onMove(place)}
        />
        {Math.min(width, height) >= LEAST_CROP && (
          <IconButton
            label={`Crop ${label}`}
            title="Crop photo"
            icon={<CropIcon />}
            onClick={on.onCrop}
          />
        )}
        <IconButton
          label={`Remove ${label}`}
          title="Remove photo"
          icon={<TrashIcon />}
          aria-expanded={asks}
          onClick={() => setAsks(!asks)}
        />
      </div>
      {asks ? (
        <div role="group" aria-label={`Remove ${label}?`} className={styles.ask}>
          <Button size="small" onClick={on.onRemove}>
            Remove photo
          </Button>
          <Button size="small" variant="secondary" onClick={() => setAsks(false)}>
            Keep photo
          </Button>
        </div>
      ) : (
        <Field
          label={
            <>
              Alternative text<span className="visually-hidden"> of {label}</span>
            </>
          }
        >
          <TextInput
            value={typed ?? photo.alt}
            maxLength={200}
            placeholder={name}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => void save()}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === 'Escape') void save();
            }}
          />
        </Field>
      )}
    </li>
  );
}
