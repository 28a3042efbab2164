import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './SuggestInput.module.css';

export type Suggestion = {
  value: string;
  label: string;
  /** A text after the label. It distinguishes suggestions with the same label. */
  note?: string | undefined;
};

type SuggestInputProps = Omit<ComponentProps<typeof TextInput>, 'list'> & {
  /** The name of the list for screen readers. */
  listLabel: string;
  suggestions: readonly Suggestion[];
  /** The value of the only suggestion that matches well. Enter picks it without the arrow keys. */
  sure?: string | undefined;
  onPick: (value: string) => void;
};

/**
 * A text field with suggestions. The list floats over the form, so that nothing moves. Free text is
 * always allowed. If several suggestions match, Enter neither picks one nor submits the form.
 */
export function SuggestInput({
  listLabel,
  suggestions,
  sure,
  onPick,
  onChange,
  ...input
}: SuggestInputProps) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && suggestions.length > 0;
  const chosen = isOpen ? suggestions[active] : undefined;
  const hasText = String(input.value ?? '').trim() !== '';

  function pick(value: string) {
    setActive(-1);
    setWanted(false);
    onPick(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      setWanted(true);
      // The arrow keys also stop at the typed text. So there is one more position than suggestions.
      const places = suggestions.length + 1;
      setActive((before) => ((before + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setWanted(false);
    } else if (event.key === 'Enter' && isOpen && (chosen || hasText)) {
      event.preventDefault();
      const value = chosen?.value ?? sure;
      if (value !== undefined) pick(value);
    }
  }

  return (
    <div className={styles.box}>
      <TextInput
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
        onFocus={() => setWanted(true)}
        onBlur={() => setWanted(false)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setActive(-1);
          setWanted(true);
          onChange?.(event);
        }}
      />
      {isOpen && (
        <ul id={listId} role="listbox" aria-label={listLabel} className={styles.list}>
          {suggestions.map(({ value, label, note }, index) => (
            <li
              key={value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // Keeps focus in the field. A field without focus would close the list before the
              // click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(value)}
            >
              {label}
              {note && <span className={styles.note}>{note}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
