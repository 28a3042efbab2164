import { previewContent } from '@mcs-repairs/shared/domain/contract/content';
import { pieceValueSchema, type Piece } from '@mcs-repairs/shared/domain/types/content';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Website.module.css';

type PublishActionsProps = {
  piece: Piece;
  /** The typed value, which the schema has not checked yet. */
  value: unknown;
  publishing: boolean;
  /** Two editors changed the same fields, and one has to choose first. */
  blocked: boolean;
  /** Missing when there is nothing to reset. */
  onReset?: { label: string; reset: () => void } | undefined;
};

/** The buttons below a form: preview in a new tab, publish, and back to the built-in value. */
export function PublishActions({
  piece,
  value,
  publishing,
  blocked,
  onReset,
}: PublishActionsProps) {
  const { act, working, failure } = useStaffAction();

  async function preview(form: HTMLFormElement | null) {
    const checked = pieceValueSchema.safeParse({ piece, value });
    // The form shows what is wrong, and publishes nothing that the schema refuses.
    if (!checked.success) return form?.requestSubmit();
    // Browsers only open a tab in the same turn as the press.
    const tab = window.open('about:blank', '_blank');
    const result = await act(({ call }) => call(previewContent, { body: checked.data }));
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
        <Button
          variant="secondary"
          size="small"
          loading={working}
          onClick={({ currentTarget }) => void preview(currentTarget.form)}
        >
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
