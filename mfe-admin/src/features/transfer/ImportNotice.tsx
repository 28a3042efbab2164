import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import type { ImportResult } from './useImport';
import styles from './ImportNotice.module.css';

type ImportNoticeProps = { result: ImportResult; onDismiss: () => void };

export function ImportNotice({ result, onDismiss }: ImportNoticeProps) {
  return (
    <Notice
      tone={result.tone}
      title={result.title}
      live
      className={styles.notice}
      action={
        <Button variant="quiet" size="small" onClick={onDismiss}>
          Dismiss message
        </Button>
      }
    >
      {result.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
