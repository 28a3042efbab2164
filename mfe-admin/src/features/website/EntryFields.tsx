import { ISSUES } from '@mcs-repairs/shared/domain/catalogue/issues';
import {
  sectionKind,
  type SectionEntries,
  type SectionField,
  type SectionId,
} from '@mcs-repairs/shared/domain/types/sections';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './Website.module.css';

type EntryFieldsProps = {
  section: SectionId;
  index: number;
  count: number;
  texts: SectionEntries[number];
  errors: Record<string, string>;
  onText: (name: string, text: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A field with a higher maximum length than this has several lines. */
const ONE_LINE = 200;

/** Shows the fields of one entry, and its position in the list. */
export function EntryFields({
  section,
  index,
  count,
  texts,
  errors,
  onText,
  onMove,
  onRemove,
}: EntryFieldsProps) {
  const { fields, entry, device } = sectionKind(section);
  const all = Object.entries(fields);
  const errorAt = (field: string) => errors[`entries.${index}.${field}`];
  const name = `${entry} ${index + 1}`;
  const id = `${section}-${index}`;
  return (
    <fieldset className={styles.entry}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.place}>
        <span aria-hidden="true" className={styles.number}>
          {index + 1}
        </span>
        {all.map(
          ([field, { label, state }]) =>
            state && (
              <Checkbox
                key={field}
                className={styles.state}
                label={label}
                checked={texts[field] !== 'off'}
                error={errorAt(field)}
                onChange={({ target }) => onText(field, target.checked ? 'on' : 'off')}
              />
            ),
        )}
        <IconButton
          id={`${id}-up`}
          label={`Move ${name} up`}
          icon={<ArrowUpIcon />}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          id={`${id}-down`}
          label={`Move ${name} down`}
          icon={<ArrowDownIcon />}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        {!device && (
          <IconButton
            id={`${id}-remove`}
            label={`Remove ${name}`}
            icon={<TrashIcon />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={styles.fields}>
        {all.map(([field, kind]) => {
          if (kind.state || kind.id) return null;
          const text = texts[field] ?? '';
          const control = {
            value: text,
            onChange: ({ target }: { target: { value: string } }) => onText(field, target.value),
          };
          return (
            <Field
              key={field}
              className={kind.max > ONE_LINE ? styles.wide : undefined}
              label={kind.label}
              required={!kind.optional}
              error={tooLong(kind, text) ?? errorAt(field)}
              hint={hintOf(kind, text) ?? (kind.name && builtInName(texts))}
            >
              {kind.max > ONE_LINE && !kind.link ? (
                <TextArea {...control} rows={rowsOf(kind, text)} />
              ) : (
                <TextInput {...control} />
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Returns the built-in name of a fault as a hint, if the owner gave the fault another name. */
function builtInName({ id = '', name = '' }: SectionEntries[number]): string | undefined {
  const builtIn = ISSUES.find((issue) => issue.id === id)?.name;
  return builtIn && builtIn !== name.trim() ? `Built-in name: ${builtIn}` : undefined;
}

/** The number of letters in one line of a wide field. */
const LINE = 110;

/** Returns the number of rows of a field. A long text gets enough rows for most of it. */
function rowsOf({ lines, blocks }: SectionField, text: string): number {
  if (!blocks) return lines ? 4 : 2;
  const shown = text
    .split('\n')
    .reduce((sum, { length }) => sum + 1 + Math.floor(length / LINE), 0);
  return Math.min(Math.max(shown, 3), 16);
}

const tooLong = ({ max }: SectionField, text: string) =>
  text.trim().length > max ? `Please use at most ${max} characters` : undefined;

/** Returns the hint of a field. It shows the length of the text when the text is near the limit. */
function hintOf({ max, link }: SectionField, text: string) {
  const { length } = text.trim();
  if (link && length === 0) return 'A page such as /shop, or an address with https://.';
  return length > max * 0.75 ? `${length} of ${max} characters.` : undefined;
}
