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
  const [isEntered, setEntered] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { groups, isSearching, retry } = useFound(typed.trim(), usePaused(typed.trim()));
  const all = groups.flatMap(({ label, found }) =>
    found.map((each) => ({ found: each, key: `${label} ${each.to}` })),
  );
  const chosen = Math.max(
    all.findIndex(({ key }) => key === selected),
    Math.min(all.length, 1) - 1,
  );

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

  // Who presses Enter before the results are there, as a barcode scanner does, wants the first
  // result for the text, and not the one that happens to be first now.
  const openWaiting = useEffectEvent(open);
  useEffect(() => {
    if (isEntered && !isSearching) openWaiting();
  }, [isEntered, isSearching]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setSelected(all.at((chosen + step) % Math.max(all.length, 1))?.key ?? null);
    else if (event.key === 'Enter' && isSearching && selected === null) setEntered(true);
    else if (event.key === 'Enter') open();
    else return;
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
            setEntered(false);
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
      <p role="status" className={styles.status}>
        {isSearching && (isEntered || all.length === 0) && 'Searching …'}
        {!isSearching && retry && 'Some results could not be loaded.'}
        {!isSearching && !retry && all.length === 0 && 'Nothing found.'}
      </p>
      {!isSearching && retry && (
        <Button variant="quiet" size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </Dialog>
  );
}
