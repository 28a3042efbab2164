import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SearchIcon } from '@mcs-repairs/shared/ui/icons';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { usePaused } from '../form/usePaused';
import { noteFound, type Found } from '../staff/recent';
import { useFound } from './useFound';
import styles from './CommandPalette.module.css';

/**
 * A dialog that searches bookings, customers, requests and staff pages. It opens on every staff
 * page.
 */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  // Results can arrive above the selected one, so its place in the list cannot identify it.
  const [selected, setSelected] = useState<string | null>(null);
  const isEntered = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { groups, isSearching, retry } = useFound(typed.trim(), usePaused(typed.trim()));
  const all = groups.flatMap(({ label, found, isCurrent }) =>
    found.map((each) => ({ found: each, key: `${label} ${each.to}`, isCurrent })),
  );
  const at = all.findIndex(({ key }) => key === selected);
  const chosen = Math.max(at, 0);
  const isAwaited = isSearching && !all[0]?.isCurrent;

  useEffect(() => {
    document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);

  function leave(found: Found) {
    noteFound(found);
    onClose();
  }

  function open() {
    const result = all[chosen];
    if (!result) return;
    leave(result.found);
    void navigate(result.found.to);
  }

  // A barcode scanner presses Enter before the results are there. It wants the first result for its
  // text, and not a result for the text before.
  const onSearched = useEffectEvent(() => {
    if (isEntered.current && !retry) open();
    isEntered.current = false;
  });
  useEffect(() => {
    if (!isSearching) onSearched();
  }, [isSearching]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setSelected(all.at((chosen + step) % Math.max(all.length, 1))?.key ?? null);
      isEntered.current = false;
    } else if (event.key !== 'Enter') return;
    else if (isAwaited && at < 0) isEntered.current = true;
    else open();
    event.preventDefault();
  }

  return (
    <Dialog open title="Search" initialFocus={field} onOpenChange={(open) => !open && onClose()}>
      <Field label="Search bookings, customers, requests and pages" labelHidden>
        <TextInput
          ref={field}
          icon={<SearchIcon />}
          placeholder="Number, name, phone, model or page"
          value={typed}
          maxLength={200}
          autoComplete="off"
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? `${listId}-${chosen}` : undefined}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value);
            setSelected(null);
            isEntered.current = false;
          }}
        />
      </Field>
      <div id={listId} role="listbox" aria-label="Results" className={styles.results}>
        {groups.map(({ label, found }) => (
          <div key={label} role="group" aria-label={label} className={styles.group}>
            <p aria-hidden="true" className={styles.label}>
              {label}
            </p>
            {found.map((each) => {
              const index = all.findIndex(({ found }) => found === each);
              return (
                <Link
                  key={each.to}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  tabIndex={-1}
                  to={each.to}
                  className={styles.option}
                  onClick={() => leave(each)}
                >
                  <span className={styles.title}>{each.title}</span>
                  <span className={styles.detail}>{each.detail}</span>
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      <div className={styles.end}>
        <p role="status">
          {isAwaited && 'Searching …'}
          {!isSearching && retry && 'Some results could not be loaded.'}
          {!isSearching && !retry && all.length === 0 && 'Nothing found.'}
        </p>
        {!isSearching && retry && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              retry();
              field.current?.focus();
            }}
          >
            Try again
          </Button>
        )}
      </div>
    </Dialog>
  );
}
