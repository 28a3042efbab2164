import { classes } from '@mcs-repairs/shared/ui/classes';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import styles from './Today.module.css';

/** Shows the page with placeholders: two columns of parts, with rows of the final size. */
export function TodaySkeleton() {
  return (
    <>
      <span className={styles.summary}>
        <span className={classes(styles.now, styles.bones)}>
          <Skeleton className={styles.bone} />
        </span>
        <span className={styles.bones}>
          <Skeleton className={styles.bone} />
        </span>
      </span>
      <span className={styles.columns} data-columns="2">
        {[0, 1].map((column) => (
          <span key={column} className={styles.column}>
            <PartSkeleton rows={4} />
            <PartSkeleton rows={2} />
          </span>
        ))}
      </span>
    </>
  );
}

function PartSkeleton({ rows }: { rows: number }) {
  return (
    <span className={classes(styles.part, styles.bones)}>
      <span className={styles.heading}>
        <Skeleton className={styles.bone} />
      </span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row}>
          <span className={styles.lead}>
            <Skeleton className={styles.bone} />
          </span>
          <span className={styles.who}>
            <Skeleton className={styles.bone} />
          </span>
          <span className={styles.what}>
            <Skeleton className={styles.bone} />
          </span>
          <span className={styles.step}>
            <Skeleton shape="button" className={styles.stepBone} />
          </span>
        </span>
      ))}
    </span>
  );
}
