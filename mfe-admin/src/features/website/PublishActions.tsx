import { useState } from 'react';
import { previewContent } from '@mcs-repairs/shared/domain/contract/content';
import { editedPieceSchema, type Piece } from '@mcs-repairs/shared/domain/types/content';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import { PagePreview } from './PagePreview';
import styles from './Website.module.css';

type PublishActionsProps = {
  piece: Piece;
  /** The value of the form before validation. */
  value: unknown;
  publishing: boolean;
  /** Whether a colleague changed the same fields. The member must then choose a version first. */
  blocked: boolean;
  /** Undefined if the site already shows the built-in value. */
  onReset?: { label: string; reset: () => void } | undefined;
};

/**
 * The buttons below a form. They show a preview of the change beside the form, publish the change,
 * or reset it to the built-in value.
 */
export function PublishActions({
  piece,
  value,
  publishing,
  blocked,
  onReset,
}: PublishActionsProps) {
  const { act, working, failure } = useStaffAction();
  const [previewed, setPreviewed] = useState<{ link: string; frame: string } | null>(null);

  async function preview(form: HTMLFormElement | null) {
    const checked = editedPieceSchema.safeParse({ piece, value });
    // The form is invalid. Submitting it shows the errors beside the fields, and publishes nothing.
    if (!checked.success) return form?.requestSubmit();
    const result = await act(({ call }) => call(previewContent, { body: checked.data }));
    if (result.ok) setPreviewed(result.value);
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
      {previewed && <PagePreview {...previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
