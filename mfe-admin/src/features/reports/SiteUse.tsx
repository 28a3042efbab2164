import { useId } from 'react';
import { SITE_USE_WORDS } from '@mcs-repairs/shared/domain/rules/reportFigures';
import type { SiteUseReport } from '@mcs-repairs/shared/domain/types/siteUse';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { FigureParts } from './FigureParts';
import { siteFiguresOf } from './siteFigures';
import styles from './Reports.module.css';

/** Shows how visitors used the website. */
export function SiteUse({ use }: { use: SiteUseReport }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.site}>
      <h2 id={id} className={styles.range}>
        Website
      </h2>
      <p className={styles.explanation}>{SITE_USE_WORDS}</p>
      {!use.isCounting && (
        <Notice>This server does not count the use of the website (COUNT_VISITS is off).</Notice>
      )}
      <FigureParts figures={siteFiguresOf(use)} days={use.byDay} headingLevel={3} />
    </section>
  );
}
