import { useEffect, useRef, useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './SavedViews.module.css';

type NewViewProps = { onSave: (name: string) => void; onClose: () => void };

/**
 * Saves the current filters under a name. If a view with this name exists, it gets the new filters.
 */
export function NewView({ onSave, onClose }: NewViewProps) {
  const [name, setName] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      aria-label="Save view of list"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) return onSave(name.trim());
        setEmpty(true);
        input.current?.focus();
      }}
    >
      <Field
        label="Name of the view"
        error={isEmpty && !name.trim() ? 'Enter a name' : undefined}
        className={styles.name}
      >
        <TextInput
          ref={input}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </Field>
      <Button type="submit">Save view of list</Button>
      <Button variant="quiet" onClick={onClose}>
        Discard view of list
      </Button>
    </form>
  );
}
