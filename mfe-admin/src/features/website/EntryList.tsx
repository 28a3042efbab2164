import { useEffect, useRef, useState } from 'react';
import {
  sectionKind,
  type SectionEntries,
  type SectionId,
} from '@mcs-repairs/shared/domain/types/sections';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { PlusIcon } from '@mcs-repairs/shared/ui/icons';
import { EntryFields } from './EntryFields';
import styles from './Website.module.css';

type EntryListProps = {
  id: SectionId;
  entries: SectionEntries;
  /** Error messages. A key is `entries.<index>.<field>`. */
  errors: Record<string, string>;
  onChange: (entries: SectionEntries) => void;
};

/**
 * Shows the entries of a section, with buttons that add, move and remove them. The faults of a
 * device can only move.
 */
export function EntryList({ id, entries, errors, onChange }: EntryListProps) {
  const { fields, entry, most, device } = sectionKind(id);
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<string>(undefined);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (next.current) list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });

  function move(from: number, to: number) {
    const moved = entries.filter((_, index) => index !== from);
    const one = entries[from];
    if (!one) return;
    moved.splice(to, 0, one);
    next.current = `#${id}-${to}-${to < from ? 'up' : 'down'}`;
    // The first entry has no button that moves it up, and the last entry has none that moves it
    // down. So the other button gets focus.
    if (to === 0) next.current = `#${id}-0-down`;
    if (to === entries.length - 1) next.current = `#${id}-${to}-up`;
    setSaid(`Moved to place ${to + 1} of ${entries.length}`);
    onChange(moved);
  }

  function remove(at: number) {
    next.current = `#${id}-${Math.min(at, entries.length - 2)}-remove`;
    setSaid(`Removed ${entry} ${at + 1}`);
    onChange(entries.filter((_, index) => index !== at));
  }

  function add() {
    next.current = `#${id}-${entries.length} input`;
    onChange([...entries, Object.fromEntries(Object.keys(fields).map((name) => [name, '']))]);
  }

  return (
    <>
      <ol ref={list} className={styles.entries}>
        {entries.map((texts, index) => (
          <li key={index} id={`${id}-${index}`}>
            <EntryFields
              section={id}
              index={index}
              count={entries.length}
              texts={texts}
              errors={errors}
              onText={(name, text) =>
                onChange(entries.map((one, at) => (at === index ? { ...one, [name]: text } : one)))
              }
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      {!device && (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={<PlusIcon />}
            disabled={entries.length >= most}
            onClick={add}
          >
            Add {entry}
          </Button>
          {entries.length >= most && <p className={styles.hint}>At most {most} entries.</p>}
        </div>
      )}
    </>
  );
}
