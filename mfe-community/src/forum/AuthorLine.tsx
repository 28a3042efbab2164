import type { ReactNode } from 'react';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { ShieldIcon } from '@mcs-repairs/shared/ui/icons';
import { When } from './When';
import styles from './AuthorLine.module.css';

type AuthorLineProps = {
  author: string;
  avatar: string;
  isOfficial: boolean;
  createdAt: string;
  editedAt?: string | undefined;
  small?: boolean;
  /** Badges at the end of the line: category, hidden and locked. */
  children?: ReactNode;
};

/** Shows the author of a post or reply, and the time. */
export function AuthorLine({
  author,
  avatar,
  isOfficial,
  createdAt,
  editedAt,
  small,
  children,
}: AuthorLineProps) {
  return (
    <div className={classes(styles.line, small && styles.small)}>
      <span
        aria-hidden="true"
        className={classes(styles.avatar, isOfficial ? styles.official : styles[toneOf(author)])}
      >
        {avatar}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{author}</bdi>
          {isOfficial && (
            <Badge tone="accent" className={styles.badge} icon={<ShieldIcon size={14} />}>
              Official
            </Badge>
          )}
        </span>
        <When instant={createdAt} isEdited={editedAt !== undefined} className={styles.when} />
      </div>
      {children && <div className={styles.badges}>{children}</div>}
    </div>
  );
}

const TONES = ['sand', 'mint', 'sky', 'rose'] as const;

/** Returns a colour for an author. An author has the same colour on every page. */
function toneOf(author: string): (typeof TONES)[number] {
  let sum = 0;
  for (const letter of author) sum += letter.codePointAt(0) ?? 0;
  return TONES[sum % TONES.length] ?? 'sand';
}
