import { useEffect, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part that opens above the page, whose code comes with its first opening. When that cannot be had the page stays as it is,
 * with all that was typed on it: `onMissing` closes the part and says so, and the next opening tries again.
 */
export function late<Props extends object>(
  load: Load<Props>,
): ComponentType<Props & { onMissing: () => void }> {
  let known: ComponentType<Props> | undefined;
  return function LatePart({ onMissing, ...props }) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part) return;
      let isShown = true;
      load().then(
        (loaded) => {
          known = loaded;
          if (isShown) setPart(() => loaded);
        },
        () => isShown && onMissing(),
      );
      return () => {
        isShown = false;
      };
    }, [Part, onMissing]);
    return Part && <Part {...(props as unknown as Props)} />;
  };
}
