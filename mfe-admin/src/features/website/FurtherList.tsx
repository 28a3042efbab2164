import { useEffect, useRef } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { PlusIcon, TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './Website.module.css';

export type FurtherEntry = Readonly<Record<string, string>>;

type FurtherListProps = {
  title: string;
  /** The word for one entry in the labels of the buttons. */
  entry: string;
  /** The label and the input type of each field. */
  fields: Readonly<Record<string, { label: string; type: string }>>;
  entries: readonly FurtherEntry[];
  most: number;
  /** Returns the error message of a field. */
  errorOf: (index: number, field: string) => string | undefined;
  onChange: (entries: readonly FurtherEntry[]) => void;
};

/**
 * Edits a short list of the profile, such as further phone numbers. Buttons add and remove entries.
 */
export function FurtherList({
  title,
  entry,
  fields,
  entries,
  most,
  errorOf,
  onChange,
}: FurtherListProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) group.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  const names = Object.entries(fields);
  return (
    <fieldset ref={group} className={styles.further}>
      <legend>{title}</legend>
      {entries.map((one, index) => (
        <div key={index} className={styles.furtherEntry} data-entry={index}>
          {names.map(([name, { label, type }]) => (
            <Field
              key={name}
              label={`${label} ${index + 1}`}
              required
              error={errorOf(index, name)}
              className={styles.furtherField}
            >
              <TextInput
                type={type}
                value={one[name] ?? ''}
                onChange={({ target }) =>
                  onChange(
                    entries.map((other, at) =>
                      at === index ? { ...other, [name]: target.value } : other,
                    ),
                  )
                }
              />
            </Field>
          ))}
          <IconButton
            label={`Remove ${entry} ${index + 1}`}
            icon={<TrashIcon />}
            onClick={() => {
              next.current = '[data-add]';
              onChange(entries.filter((_, at) => at !== index));
            }}
          />
        </div>
      ))}
      {entries.length < most && (
        <div>
          <Button
            data-add
            variant="secondary"
            size="small"
            icon={<PlusIcon />}
            onClick={() => {
              next.current = `[data-entry="${entries.length}"] input`;
              onChange([...entries, Object.fromEntries(names.map(([name]) => [name, '']))]);
            }}
          >
            Add {entry}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
