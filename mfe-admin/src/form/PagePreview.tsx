import { useEffect, useRef, useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import styles from './PagePreview.module.css';

const WIDTHS = { Phone: 390, Tablet: 768, Desktop: 1440 };
const SCHEMES = { Light: 'light', Dark: 'dark' };

type PagePreviewProps = {
  /** The address that opens the preview in a new tab. */
  link: string;
  /** The address of the page inside the frame. */
  frame: string;
  onClose: () => void;
};

/**
 * Shows the page with the changes beside the form, scaled to the available space. The page runs no
 * scripts. It also ignores clicks, because its links lead to pages that the browser does not show
 * in a frame.
 */
export function PagePreview({ link, frame, onClose }: PagePreviewProps) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>('Phone');
  const [scheme, setScheme] = useState<keyof typeof SCHEMES>('Light');
  const { ref, space } = useSpace(frame);
  const width = WIDTHS[device];
  const scale = Math.min(1, space / width);
  const [heights, setHeights] = useState<Record<string, number>>({});
  const page = `${frame}&scheme=${SCHEMES[scheme]}`;
  const shown = `${page} ${width}`;
  const height = heights[shown] ?? 844;
  return (
    <section aria-label="Preview" className={styles.preview}>
      <div className={styles.panel}>
        <div className={styles.bar}>
          <ChipGroup label="Width">
            {keysOf(WIDTHS).map((name) => (
              <Chip key={name} pressed={name === device} onClick={() => setDevice(name)}>
                {name}
              </Chip>
            ))}
          </ChipGroup>
          <ChipGroup label="Colour scheme">
            {keysOf(SCHEMES).map((name) => (
              <Chip key={name} pressed={name === scheme} onClick={() => setScheme(name)}>
                {name}
              </Chip>
            ))}
          </ChipGroup>
          <ButtonAnchor variant="quiet" size="small" href={link} target="_blank">
            Open preview in new tab
          </ButtonAnchor>
          <Button variant="quiet" size="small" onClick={onClose}>
            Close preview
          </Button>
        </div>
        <div ref={ref} role="group" aria-label="Page" tabIndex={0} className={styles.screen}>
          <div className={styles.page} style={{ width: width * scale, height: height * scale }}>
            <iframe
              key={shown}
              title={`Preview of the page at ${width} pixels`}
              src={page}
              sandbox="allow-same-origin"
              inert
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={({ currentTarget }) => {
                const { scrollHeight } = currentTarget.contentDocument?.documentElement ?? {};
                if (scrollHeight) setHeights((known) => ({ ...known, [shown]: scrollHeight }));
              }}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

const keysOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[];

/**
 * Measures the width that is available for the page. On a small screen it also scrolls to each new
 * preview.
 */
function useSpace(frame: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState(390);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.parentElement?.scrollIntoView?.({ block: 'nearest' });
    if (typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(() => setSpace(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame]);
  return { ref, space };
}
