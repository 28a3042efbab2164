import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { UnitPhoto } from '@mcs-repairs/shared/domain/types/goods';
import { UnitPicture } from './UnitPicture';
import styles from './UnitGallery.module.css';

const SIZES = '(min-width: 1024px) 32rem, 94vw';
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows the photos of a unit as a list that scrolls sideways. Each photo has a button that scrolls
 * to it.
 */
export function UnitGallery({ photos }: { photos: readonly UnitPhoto[] }) {
  const list = useRef<HTMLUListElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  // False before JavaScript runs. The buttons would do nothing then, but visitors can scroll the
  // list.
  const [isAlive, setAlive] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setAlive(true), []);

  function show(next: number) {
    const to = Math.min(Math.max(next, 0), photos.length - 1);
    setAt(to);
    if (list.current) list.current.scrollLeft = to * list.current.clientWidth;
    return to;
  }

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const to = show(at + by);
    if (buttons.current?.contains(document.activeElement))
      buttons.current.querySelectorAll('button')[to]?.focus();
  }

  return (
    <section aria-label="Photos" className={styles.gallery} onKeyDown={step}>
      <ul
        ref={list}
        // A keyboard can only scroll the list if the list can have focus.
        tabIndex={photos.length > 1 ? 0 : undefined}
        aria-label={photos.length > 1 ? 'Photos. Use the arrow keys to see the others.' : undefined}
        className={styles.list}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.photo}>
            <UnitPicture photo={photo} sizes={SIZES} eager={index === 0} />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div ref={buttons} className={styles.buttons}>
          {photos.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              aria-label={`Show photo ${index + 1} of ${photos.length}`}
              aria-current={index === at || undefined}
              disabled={!isAlive}
              className={styles.button}
              onClick={() => show(index)}
            >
              <img
                src={unitPhotoAddress(id, 320)}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className={styles.thumb}
              />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
