import { undoContent } from '@mcs-repairs/shared/domain/contract/content';
import type { Edition, Piece } from '@mcs-repairs/shared/domain/types/content';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ChevronDownIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import { plannedStart } from './nepalInput';
import styles from './Website.module.css';

type Listed = Omit<Edition, 'edition'> & {
  /** The texts of the published version, in one line. */
  words: string;
  /** The page that shows this version. Undefined if the version has no page of its own. */
  to?: string | undefined;
};
type EditionListProps = {
  piece: Piece;
  editions: readonly Listed[];
  /** The id of the newest published version that is not undone. */
  newest: string | undefined;
};

/**
 * Lists the latest published versions, newest first. Staff can undo the newest version that is not
 * undone yet.
 */
export function EditionList({ piece, editions, newest }: EditionListProps) {
  const { act, working, failure } = useStaffAction();
  const now = useNow().toISOString();
  if (editions.length === 0) return null;
  const undo = (id: string) =>
    void act(
      ({ call }) => call(undoContent, { body: { piece, seen: id } }),
      'The change was undone.',
    );
  return (
    <details className={styles.history}>
      <summary>
        Changes ({editions.length}) <ChevronDownIcon size={16} />
      </summary>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <ul aria-label="Changes">
        {editions.map((one) => (
          <li key={one.id} className={styles.edition}>
            <span>
              {nepalInstant(one.at)}, {one.by}: {one.words}
              {plannedStart(one, now) && ` (from ${nepalInstant(one.validFrom)})`}
              {one.isUndone && ' (undone)'}
              {one.to && (
                <>
                  {' '}
                  <a href={one.to} target="_blank">
                    View page on site
                  </a>
                </>
              )}
            </span>
            {one.id === newest && (
              <Button
                variant="secondary"
                size="small"
                loading={working}
                onClick={() => undo(one.id)}
              >
                Undo change to website
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
