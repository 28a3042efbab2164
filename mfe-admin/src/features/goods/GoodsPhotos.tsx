import { useEffect, useMemo, useRef, useState } from 'react';
import {
  addGoodsPhoto,
  arrangeGoodsPhotos,
  removeGoodsPhoto,
} from '@mcs-repairs/shared/domain/contract/catalogue';
import { MOST_PHOTOS, type Goods, type UnitPhoto } from '@mcs-repairs/shared/domain/types/goods';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import { PhotoCard } from './PhotoCard';
import { PhotosFrame } from './PhotosFrame';
import { PhotoUploads } from './PhotoUploads';
import { usePhotoUploads, type PhotoUpload } from './usePhotoUploads';
import styles from './GoodsPhotos.module.css';

type GoodsPhotosProps = {
  goods: Goods;
  /** Files that were chosen before the unit was added. */
  chosen: readonly PhotoUpload[];
};

/** The photos of a unit. Each change is stored at once. */
export function GoodsPhotos({ goods, chosen }: GoodsPhotosProps) {
  const { act, failure, forget } = useStaffAction();
  const sending = useStaffAction();
  const params = { id: goods.id };
  // An answer may be newer than the list, which loads again afterwards.
  const [answered, setAnswered] = useState(goods);
  const newest = answered.version > goods.version ? answered : goods;
  const version = useRef(newest.version);
  const [ahead, setAhead] = useState<readonly UnitPhoto[] | null>(null);
  const [said, setSaid] = useState('');
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const dragged = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; way: 'left' | 'right' } | null>(null);
  const photos = useMemo(() => ahead ?? newest.photos ?? [], [ahead, newest.photos]);

  const keep = (answer: Goods) => {
    version.current = Math.max(version.current, answer.version);
    setAnswered((known) => (answer.version > known.version ? answer : known));
  };
  const uploads = usePhotoUploads(chosen, async (file) => {
    const result = await sending.act(({ call }) => call(addGoodsPhoto, { params, file }));
    if (result.ok) keep(result.value);
    return result;
  });

  /** Shows the new order at once, and stores it after the changes before it. */
  function arrange(next: readonly UnitPhoto[]) {
    setAhead(next);
    turn.current = turn.current.then(async () => {
      const body = {
        seen: version.current,
        photos: next.map(({ id, alt }) => ({ id, alt })),
      };
      const result = await act(({ call }) => call(arrangeGoodsPhotos, { params, body }));
      if (result.ok) keep(result.value);
      setAhead((current) => (current === next || !result.ok ? null : current));
    });
  }

  function move(from: number, to: number) {
    const next = [...photos];
    const [photo] = next.splice(from, 1);
    if (!photo || from === to || to < 0 || to > next.length) return;
    next.splice(to, 0, photo);
    moved.current = { id: photo.id, way: to < from ? 'left' : 'right' };
    setSaid(`Photo ${to + 1} of ${photos.length}`);
    arrange(next);
  }

  async function remove({ id }: UnitPhoto) {
    forget();
    const asked = { params: { ...params, photo: id } };
    const result = await act(({ call }) => call(removeGoodsPhoto, asked));
    if (!result.ok) return;
    keep(result.value);
    setAhead(null);
    setSaid('Photo removed');
    list.current?.closest('section')?.focus();
  }

  useEffect(() => {
    version.current = Math.max(version.current, newest.version);
  }, [newest.version]);

  useEffect(() => {
    if (!moved.current) return;
    const { id, way } = moved.current;
    moved.current = null;
    // A moved element loses the focus, and the button of the last place is disabled.
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
              arrange(photos.map((one) => (one.id === photo.id ? { ...one, alt } : one)))
            }
            onRemove={() => void remove(photo)}
          />
        ))}
      </ul>
    </PhotosFrame>
  );
}

type ChosenPhotosProps = {
  chosen: readonly PhotoUpload[];
  onFiles: (files: readonly File[]) => void;
  onDrop: (upload: PhotoUpload) => void;
};

/** The files for a new unit. They are sent after the unit was added. */
export function ChosenPhotos({ chosen, onFiles, onDrop }: ChosenPhotosProps) {
  return (
    <PhotosFrame room={MOST_PHOTOS - chosen.length} onFiles={onFiles}>
      <PhotoUploads uploads={chosen} sending={undefined} onDrop={onDrop} />
    </PhotosFrame>
  );
}
