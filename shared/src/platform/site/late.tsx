import { useEffect, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Creates a lazy dialog. Its code loads when the dialog first opens. If the code cannot be loaded,
 * the page keeps everything that the visitor typed. `onMissing` closes the dialog and shows a
 * message, and the next opening tries again.
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
