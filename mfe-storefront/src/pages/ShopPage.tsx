import { TAGLINES } from '@mcs-repairs/shared/domain/catalogue/claims';
import { BelowFirstScreen } from '@mcs-repairs/shared/platform/BelowFirstScreen';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Band } from '@mcs-repairs/shared/ui/Band';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { Catalogue } from '../features/products/Catalogue';
import { ConditionCards } from '../features/products/ConditionCards';
import { loadUnits } from '../features/products/useUnits';
import { breadcrumbList } from '../structuredData';
import styles from './ShopPage.module.css';

export function Component() {
  return (
    <>
      <Unhydrated id="top">
        <PageHeader
          className={styles.top}
          breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Shop' }]} />}
          title="Shop now"
          lead={`${TAGLINES.shop}.`}
        />
      </Unhydrated>
      <Band className={styles.first}>
        <ConditionCards />
      </Band>
      <BelowFirstScreen>
        <Band className={styles.catalogue}>
          <Catalogue />
        </Band>
      </BelowFirstScreen>
    </>
  );
}

export const loader = loadUnits;

export const head = (args: PageHeadArgs<unknown>): PageHead => ({
  title: 'Shop',
  description: `${TAGLINES.shop}, from a repair shop in Kathmandu that tests what it sells. Prices on request.`,
  // Search engines must treat all filtered lists as one page.
  canonicalPath: '/shop',
  jsonLd: [breadcrumbList(args, 'Shop')],
});
