import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { SearchInput } from './SearchInput';

/**
 * The pause is long enough to search once per word, and short enough that the list seems to follow
 * the typing.
 */
const TYPING_PAUSE_MS = 250;

type PausedSearchProps = {
  label: string;
  placeholder: string;
  /** The current search text from the address. */
  text: string;
  onText: (text: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A search box that searches when the visitor stops typing. It shows the typed text until the
 * address contains it, and follows the address when the visitor goes back.
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
