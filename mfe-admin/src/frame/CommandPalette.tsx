import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
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
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { groups, isSearching } = useFound(typed.trim(), usePaused(typed.trim()));
  const all = groups.flatMap(({ found }) => found);
  const chosen = Math.min(at, all.length - 1);

  useEffect(() => {
    document.getElementById(`${listId}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, chosen]);

  function leave(found: Found) {
    noteFound(found);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    const found = all[chosen];
    if (event.key === 'ArrowDown') setAt((chosen + 1) % Math.max(all.length, 1));
    else if (event.key === 'ArrowUp') setAt((chosen + all.length - 1) % Math.max(all.length, 1));
    else if (event.key === 'Enter' && found) {
      leave(found);
      void navigate(found.to);
    } else return;
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
            setAt(0);
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
              const index = all.indexOf(each);
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
        {all.length === 0 && (isSearching ? 'Searching …' : 'Nothing found.')}
      </p>
    </Dialog>
  );
}
