import { useEffect, useMemo, useRef, useState } from 'react';
import {
  addGoodsPhoto,
  arrangeGoodsPhotos,
  cropGoodsPhoto,
  removeGoodsPhoto,
  undoGoodsChange,
} from '@mcs-repairs/shared/domain/contract/catalogue';
import {
  MOST_PHOTOS,
  type Crop,
  type Goods,
  type GoodsPhoto,
} from '@mcs-repairs/shared/domain/types/goods';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { lateDialog } from '../../form/lateDialog';
import { useStaffAction } from '../../staff/useStaffAction';
import { PhotoCard } from './PhotoCard';
import { PhotosFrame } from './PhotosFrame';
import { PhotoUploads } from './PhotoUploads';
import { usePhotoUploads, type PhotoUpload } from './usePhotoUploads';
import type { InTurn } from './useUnitTurns';
import styles from './GoodsPhotos.module.css';

const CropDialog = lateDialog(async () => {
  const { CropDialog } = await import(/* webpackChunkName: "crop-dialog" */ './CropDialog');
  return CropDialog;
});

type GoodsPhotosProps = {
  goods: Goods;
  /** Files that staff chose before the unit was added. */
  chosen: readonly PhotoUpload[];
  inTurn: InTurn;
  /** Called with the numbers of files that wait to be sent, and of files that failed. */
  onUnsent: (waiting: number, failed: number) => void;
};

type Change = (photos: readonly GoodsPhoto[]) => readonly GoodsPhoto[];

/** Shows the photos of a unit. Each change is stored at once. */
export function GoodsPhotos({ goods, chosen, inTurn, onUnsent }: GoodsPhotosProps) {
  const { act, failure, forget } = useStaffAction();
  const sending = useStaffAction();
  const params = { id: goods.id };
  /** Changes that the page already shows, but that the server has not stored yet. */
  const [ahead, setAhead] = useState<readonly Change[]>([]);
  const [said, setSaid] = useState('');
  /** What the last change did, and the version of the unit after it. */
  const [done, setDone] = useState<{ words: string; version: number } | null>(null);
  const [cropped, setCropped] = useState<GoodsPhoto | null>(null);
  const dragged = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; way: 'left' | 'right' } | null>(null);
  const photos = useMemo(
    () => ahead.reduce<readonly GoodsPhoto[]>((list, change) => change(list), goods.photos ?? []),
    [ahead, goods.photos],
  );

  const uploads = usePhotoUploads(chosen, (file) =>
    inTurn(goods, () => sending.act(({ call }) => call(addGoodsPhoto, { params, file }))),
  );
  const waiting = uploads.uploads.filter(({ error }) => error === undefined).length;
  const failed = uploads.uploads.length - waiting;

  /** Shows a change at once. The change is sent after all earlier changes. */
  async function store(
    change: Change,
    send: Parameters<InTurn>[1],
    words?: string,
  ): Promise<boolean> {
    setDone(null);
    setAhead((all) => [...all, change]);
    const result = await inTurn(goods, send);
    setAhead((all) => all.filter((one) => one !== change));
    if (result.ok && words) setDone({ words, version: result.value.version });
    return result.ok;
  }

  /**
   * Applies a change to the newest stored list. So the list keeps photos that were added before.
   */
  const arrange = (change: Change) =>
    store(change, ({ version, photos: stored = [] }) => {
      const next = change(stored).map(({ id, alt }) => ({ id, alt }));
      const body = { seen: version, photos: next };
      return act(({ call }) => call(arrangeGoodsPhotos, { params, body }));
    });

  function move(from: number, to: number) {
    const photo = photos[from];
    if (!photo || from === to || to < 0 || to >= photos.length) return;
    moved.current = { id: photo.id, way: to < from ? 'left' : 'right' };
    setSaid(`Photo ${to + 1} of ${photos.length}`);
    void arrange((list) => movedTo(list, photo.id, to));
  }

  async function remove({ id }: GoodsPhoto) {
    forget();
    const asked = { params: { ...params, photo: id } };
    list.current?.closest('section')?.focus();
    await store(
      (all) => all.filter((one) => one.id !== id),
      () => act(({ call }) => call(removeGoodsPhoto, asked)),
      'The photo was removed.',
    );
  }

  async function crop({ id }: GoodsPhoto, part: Crop | null) {
    forget();
    setCropped(null);
    const asked = { ...params, photo: id };
    list.current?.closest('section')?.focus();
    await store(
      (all) => all,
      ({ version }) =>
        act(({ call }) =>
          call(cropGoodsPhoto, { params: asked, body: { seen: version, crop: part } }),
        ),
      part ? 'The photo was cropped.' : 'The whole photo is shown again.',
    );
  }

  const undo = (seen: number) =>
    store(
      (all) => all,
      () => act(({ call }) => call(undoGoodsChange, { body: { id: goods.id, seen } })),
    );

  useEffect(() => onUnsent(waiting, failed), [waiting, failed, onUnsent]);

  useEffect(() => {
    if (!moved.current) return;
    const { id, way } = moved.current;
    moved.current = null;
    // A moved element loses focus. At the end of the list, one of the two move buttons is disabled,
    // so the other button gets focus.
    const card = list.current?.querySelector(`[data-photo="${id}"]`);
    const buttons = [way, way === 'left' ? 'right' : 'left'].map((one) =>
      card?.querySelector<HTMLButtonElement>(`[data-move="${one}"]:not(:disabled)`),
    );
    buttons.find(Boolean)?.focus();
  }, [photos]);

  const room = MOST_PHOTOS - photos.length - uploads.uploads.length;
  return (
    <PhotosFrame room={room} onFiles={uploads.add}>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      {done && done.version === goods.version && (
        <Notice
          tone="success"
          live
          action={
            <Button variant="secondary" size="small" onClick={() => void undo(done.version)}>
              Undo change to photos
            </Button>
          }
        >
          {done.words}
        </Notice>
      )}
      <PhotoUploads {...uploads} onAgain={uploads.again} onDrop={uploads.drop} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ul ref={list} aria-label="Photos in their order" className={styles.cards}>
        {photos.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            name={goods.name}
            place={index + 1}
            count={photos.length}
            onMove={(to) => move(index, to)}
            onDragged={() => (dragged.current = photo.id)}
            onDropped={() => {
              const from = photos.findIndex(({ id }) => id === dragged.current);
              dragged.current = null;
              if (from >= 0) move(from, index);
            }}
            onAlt={(alt) =>
              arrange((all) => all.map((one) => (one.id === photo.id ? { ...one, alt } : one)))
            }
            onCrop={() => setCropped(photo)}
            onRemove={() => void remove(photo)}
          />
        ))}
      </ul>
      {cropped && (
        <CropDialog
          photo={cropped}
          name={goods.name}
          onCrop={(part) => void crop(cropped, part)}
          onClose={() => setCropped(null)}
        />
      )}
    </PhotosFrame>
  );
}

function movedTo(photos: readonly GoodsPhoto[], id: string, to: number): readonly GoodsPhoto[] {
  const photo = photos.find((one) => one.id === id);
  if (!photo) return photos;
  const others = photos.filter((one) => one !== photo);
  return [...others.slice(0, to), photo, ...others.slice(to)];
}

type ChosenPhotosProps = {
  chosen: readonly PhotoUpload[];
  onFiles: (files: readonly File[]) => void;
  onDrop: (upload: PhotoUpload) => void;
};

/** Shows the files for a new unit. They are sent after the unit was added. */
export function ChosenPhotos({ chosen, onFiles, onDrop }: ChosenPhotosProps) {
  return (
    <PhotosFrame room={MOST_PHOTOS - chosen.length} onFiles={onFiles}>
      <PhotoUploads uploads={chosen} sending={undefined} onDrop={onDrop} />
    </PhotosFrame>
  );
}
