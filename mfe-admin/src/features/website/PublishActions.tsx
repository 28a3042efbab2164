import { previewContent } from '@mcs-repairs/shared/domain/contract/content';
import { pieceValueSchema, type Piece } from '@mcs-repairs/shared/domain/types/content';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Website.module.css';

type PublishActionsProps = {
  piece: Piece;
  /** The typed value before validation. */
  value: unknown;
  publishing: boolean;
  /** Whether a colleague changed the same fields, so that the member has to choose first. */
  blocked: boolean;
  /** Missing when the site already shows the built-in value. */
  onReset?: { label: string; reset: () => void } | undefined;
};

/**
 * The buttons below a form. They preview the change in a new tab, publish it, or reset it to the
 * built-in value.
 */
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
    // Submitting an invalid form shows its errors beside the fields and publishes nothing.
    if (!checked.success) return form?.requestSubmit();
    // Browsers allow a new tab only directly after a press, before anything asynchronous.
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
