import { previewContent } from '@mcs-repairs/shared/domain/contract/content';
import { editedPieceSchema, type Piece } from '@mcs-repairs/shared/domain/types/content';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Refusal } from '../../form/Refusal';
import { usePagePreview } from '../../form/usePagePreview';
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
  const { failure, button, preview } = usePagePreview({
    schema: editedPieceSchema,
    value: { piece, value },
    ask: (call, body) => call(previewContent, { body }),
  });
  return (
    <>
      <Refusal refusal={failure} />
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={blocked} loading={publishing}>
          Publish changes
        </Button>
        <Button variant="secondary" size="small" {...button}>
          Preview changes
        </Button>
        {onReset && (
          <Button variant="quiet" size="small" onClick={onReset.reset}>
            {onReset.label}
          </Button>
        )}
      </div>
      {preview}
    </>
  );
}
