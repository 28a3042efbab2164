import { useEffect, useState } from 'react';
import { SearchInput } from '@mcs-repairs/shared/ui/SearchInput';
import { FORUM_PATH } from '../../forum/places';
import type { DiscussionFilter } from './discussionQuery';

type DiscussionSearchProps = { filter: DiscussionFilter; onSearch: (search: string) => void };

const PAUSE_MILLISECONDS = 300;

/**
 * Searches a short time after the last key press. The search is a form, so that it also works
 * without JavaScript.
 */
export function DiscussionSearch({ filter, onSearch }: DiscussionSearchProps) {
  const { search, category } = filter;
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);

  if (known !== search) {
    setKnown(search);
    // True if a link or the back button changed the address. False if the visitor typed in this
    // field.
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, sent, onSearch]);

  return (
    <form
      role="search"
      method="get"
      action={FORUM_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(text.trim());
        onSearch(text.trim());
      }}
    >
      <SearchInput
        label="Search discussions"
        placeholder="Search discussions..."
        name="search"
        maxLength={200}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {category !== 'All' && <input type="hidden" name="category" value={category} />}
    </form>
  );
}
