import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { ArrowRightIcon } from '@mcs-repairs/shared/ui/icons';
import styles from './BrandGrid.module.css';

type BrandGridProps = {
  brands: readonly ListedModel[];
  /**
   * The chosen issue. The links contain this issue, so that the page of the brand opens with the
   * same issue.
   */
  issue: string | undefined;
  /** Explains how a customer finds the brand of the laptop. */
  hint: ReactNode;
};

/** Lists the laptop brands by name, without drawings. The drawings would all look the same. */
export function BrandGrid({ brands, issue, hint }: BrandGridProps) {
  return (
    <div className={styles.brands}>
      <ul className={styles.grid}>
        {brands.map(({ device, slug, name }) => (
          <li key={slug}>
            <Link
              to={`/repairs/${device}/${slug}${issue ? `?issue=${issue}` : ''}`}
              className={styles.brand}
            >
              {name}
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
      {hint}
    </div>
  );
}
