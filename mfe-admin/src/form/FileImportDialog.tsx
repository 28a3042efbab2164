import { useRef, type ReactNode } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { UploadIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import type { FileImport } from './useFileImport';
import styles from './FileImport.module.css';

type FileImportDialogProps = {
  title: string;
  description: string;
  /** The label of the file input, for example `File with prices`. */
  label: string;
  file: FileImport;
  /** The number of differences that the check of the file found. */
  count: number;
  /** The label of the button that imports the file. */
  action: string;
  /** A remark that is shown beside the buttons. */
  remark?: ReactNode;
  /** Replaces the button that closes the dialog. */
  back?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
  /** The list of differences. */
  children: ReactNode;
};

/** Imports a CSV file. Before that, the dialog shows what the file changes. */
export function FileImportDialog({ file, count, children, ...words }: FileImportDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const { name, refusal, working, take, store } = file;
  return (
    <Dialog
      open
      size="large"
      title={words.title}
      description={words.description}
      onOpenChange={(open) => !open && words.onClose()}
      keepOnOutsidePress
      footer={
        <>
          {words.remark}
          <Button variant="secondary" onClick={words.back?.onPress ?? words.onClose}>
            {words.back?.label ?? 'Close import'}
          </Button>
          <Button loading={working} disabled={count === 0} onClick={() => void store()}>
            {words.action}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={words.label}
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // Clears the input. Otherwise the browser reports no change if somebody corrects a file
            // and chooses the same file again.
            target.value = '';
            if (chosen) void take(chosen);
          }}
        />
        <div className={styles.choose}>
          <Button
            variant="secondary"
            icon={<UploadIcon />}
            loading={working}
            onClick={() => input.current?.click()}
          >
            {name ? 'Choose another file' : 'Choose CSV file'}
          </Button>
          {name && <span>{name}</span>}
        </div>
        {refusal && (
          <Notice tone="danger" live title={refusal.message}>
            {refusal.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  );
}
