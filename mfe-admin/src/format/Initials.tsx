import styles from './Initials.module.css';

/**
 * Shows the first letters of a person's first and last name in a circle, so that rows of a list are
 * easy to tell apart. The name itself must be beside it: screen readers skip the letters.
 */
export function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    <span
      aria-hidden="true"
      className={styles.initials}
      data-letters={ends.map(firstLetter).join('')}
    />
  );
}

/** Splits by code points, so that a letter outside of the basic plane stays whole. */
const firstLetter = (word = '') => [...word][0]?.toUpperCase() ?? '';
