import { previewContent } from '@mcs-repairs/shared/domain/contract/content';
import type { PieceValue } from '@mcs-repairs/shared/domain/types/content';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Website.module.css';

type PublishActionsProps = {
  /** Checks the fields. Returns null, and shows the errors, if a field is wrong. */
  compose: () => PieceValue | null;
  publishing: boolean;
  /** Two editors changed the same fields, and one has to choose first. */
  blocked: boolean;
  /** Missing when there is nothing to reset. */
  onReset?: { label: string; reset: () => void } | undefined;
};

/** The buttons below a form: preview in a new tab, publish, and back to the built-in value. */
export function PublishActions({ compose, publishing, blocked, onReset }: PublishActionsProps) {
  const { act, working, failure } = useStaffAction();

  async function preview() {
    const edition = compose();
    if (!edition) return;
    // Browsers only open a tab in the same turn as the press.
    const tab = window.open('about:blank', '_blank');
    const result = await act(({ call }) => call(previewContent, { body: edition }));
    if (!result.ok) tab?.close();
    else if (tab) tab.location.href = result.value.link;
    else location.assign(result.value.link);
  }

  return (
    <>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={blocked} loading={publishing}>
          Publish changes
        </Button>
        <Button variant="secondary" size="small" loading={working} onClick={() => void preview()}>
          Preview changes
        </Button>
        {onReset && (
          <Button variant="quiet" size="small" onClick={onReset.reset}>
            {onReset.label}
          </Button>
        )}
      </div>
    </>
  );
}
