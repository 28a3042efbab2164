import styles from './FactLine.module.css';

type FactLineProps = { facts: readonly string[]; className: string | undefined };

/** Shows facts in a line, with a point between two of them. No line begins or ends with a point. */
export function FactLine({ facts, className }: FactLineProps) {
  return (
    <p className={`${styles.line} ${className}`}>
      {facts.map((fact) => (
        <span key={fact}>{fact} </span>
      ))}
    </p>
  );
}
