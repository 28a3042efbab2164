import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { SearchInput } from './SearchInput';

/**
 * The search begins after this pause in typing. It is long enough that a word causes one search,
 * and so short that the list seems to follow the typing.
 */
const TYPING_PAUSE_MS = 250;

type PausedSearchProps = {
  label: string;
  placeholder: string;
  /** The text of the search in the address of the page. */
  text: string;
  onText: (text: string) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A search box that searches when the visitor stops typing. It shows the typed text until the
 * address contains it. When the visitor goes back, it shows the text in the address.
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
