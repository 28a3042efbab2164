import { undoContent } from '@mcs-repairs/shared/domain/contract/content';
import type { Edition } from '@mcs-repairs/shared/domain/types/content';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Website.module.css';

type EditionListProps = { editions: readonly Edition[]; newest: Edition | undefined };

/**
 * Lists the latest published editions, newest first. The newest one that is not undone can be
 * undone.
 */
export function EditionList({ editions, newest }: EditionListProps) {
  const { act, working, failure } = useStaffAction();
  const now = useNow().toISOString();
  if (editions.length === 0) return null;
  const undo = ({ id, edition: { piece } }: Edition) =>
    void act(({ call }) => call(undoContent, { body: { piece, seen: id } }), 'Undone.');
  return (
    <details className={styles.history}>
      <summary>Changes ({editions.length})</summary>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <ul aria-label="Changes">
        {editions.map((one) => (
          <li key={one.id} className={styles.edition}>
            <span>
              {nepalInstant(one.at)}, {one.by}: {wordsOf(one)}
              {one.validFrom > now && ` (from ${nepalInstant(one.validFrom)})`}
              {one.isUndone && ' (undone)'}
            </span>
            {one === newest && (
              <Button variant="secondary" size="small" loading={working} onClick={() => undo(one)}>
                Undo change
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function wordsOf({ edition }: Edition): string {
  if (edition.piece === 'banner') return edition.value?.text ?? 'no banner';
  if (!edition.value) return 'built-in values';
  const { name, phone, address } = edition.value;
  return [name, phone, address].join(', ');
}
