import { classes } from '@mcs-repairs/shared/ui/classes';
import { StarIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './Rating.module.css';

type RatingProps = { value: number; max?: number; label?: string; className?: string };

/** Shows a rating in whole stars. Screen readers read the exact value. */
export function Rating({
  value,
  max = 5,
  label = `${value} out of ${max} stars`,
  className,
}: RatingProps) {
  const full = Math.round(value);
  return (
    <span role="img" aria-label={label} className={classes(styles.rating, className)}>
      {Array.from({ length: max }, (_, star) => (
        <StarIcon key={star} className={classes(styles.star, star < full && styles.full)} />
      ))}
    </span>
  );
}
