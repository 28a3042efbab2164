import { useEffect, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Creates a dialog whose code loads when it opens for the first time.
 *
 * If loading fails, everything that the visitor typed on the page stays. `onMissing` closes the
 * dialog and shows a message. The next attempt to open it loads the code again.
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
