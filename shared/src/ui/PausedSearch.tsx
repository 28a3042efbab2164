import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { SearchInput } from './SearchInput';

/**
 * The search starts after this pause in typing. It is long enough for one search per word, and so
 * short that the list seems to follow the typing.
 */
const TYPING_PAUSE_MS = 250;

type PausedSearchProps = {
  label: string;
  placeholder: string;
  /** The search text in the address. */
  text: string;
  onText: (text: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A search box that searches when the visitor stops typing. Until the address contains the typed
 * text, the box shows the typed text. When the visitor goes back, the box shows the text of the
 * address.
 */
export function PausedSearch({ text, onText, ref, ...input }: PausedSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState(text);
  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    if (text === typed || text !== asked) setTyped(null);
  }
  const ask = useEffectEvent((next: string) => {
    setAsked(next);
    if (next === text) setTyped(null);
    else onText(next);
  });
  useEffect(() => {
    if (typed === null) return;
    const pause = setTimeout(() => ask(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return (
    <SearchInput
      {...input}
      ref={ref}
      value={typed ?? text}
      maxLength={200}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  );
}
