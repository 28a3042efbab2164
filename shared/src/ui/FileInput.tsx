import { useRef, type ComponentProps } from 'react';
import { Button } from './Button';
import { useFieldControl } from './FieldContext';
import { ImageIcon, UploadIcon } from './icons';
import styles from './FileInput.module.css';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'multiple'> & {
  file: File | null;
  /**
   * Called with the chosen file, or with null when the visitor removes it. The caller checks the
   * file and passes an error to the Field.
   */
  onFileChange?: (file: File | null) => void;
  /**
   * If it is set, the visitor can choose several files at once. It is called with these files, and
   * the input is empty again afterwards.
   */
  onFilesChange?: (files: File[]) => void;
  prompt?: string;
  /** The text of the button that removes the file. */
  remove?: string;
};

const KILOBYTE = 1024;

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

/**
 * A box in which visitors choose one or several files by click, keyboard or drop. The browser's own
 * input covers the whole box.
 */
export function FileInput({
  file,
  onFileChange = () => {},
  onFilesChange,
  prompt = 'Choose a photo or drop it here',
  remove: removeLabel = 'Remove photo',
  ...rest
}: FileInputProps) {
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    if (input.current) input.current.value = '';
    onFileChange(null);
    input.current?.focus();
  };
  const [choose, drop] = prompt.split(/(?= or drop (?:it|them) here$)/);
  return (
    <div className={styles.row}>
      <div className={styles.box}>
        <input
          {...control}
          {...rest}
          ref={input}
          type="file"
          className={styles.input}
          multiple={!!onFilesChange}
          onChange={({ target }) => {
            if (!onFilesChange) return onFileChange(target.files?.[0] ?? null);
            onFilesChange([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <div className={styles.face} aria-hidden="true">
          {file ? <ImageIcon /> : <UploadIcon />}
          <span className={styles.name}>
            {file ? file.name : choose}
            {!file && <span className={styles.drop}>{drop}</span>}
          </span>
          {file && <span className={styles.size}>{sizeText(file.size)}</span>}
        </div>
      </div>
      {file && (
        <Button variant="quiet" size="small" onClick={remove}>
          {removeLabel}
        </Button>
      )}
    </div>
  );
}
