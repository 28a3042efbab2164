import type { ReactNode } from 'react';
import styles from './SummaryCards.module.css';

type SummaryCardProps = { label: string; value: ReactNode; note: string; children: ReactNode };

export function SummaryCard({ label, value, note, children }: SummaryCardProps) {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={typeof value === 'number' ? styles.value : styles.words}>{value}</dd>
      <dd className={styles.chart}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
