import { TAGLINES } from '@mcs-repairs/shared/domain/catalogue/claims';
import { BelowFirstScreen } from '@mcs-repairs/shared/platform/BelowFirstScreen';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { BuyNext } from '../features/home/BuyNext';
import { HelpBanner } from '../features/home/HelpBanner';
import { PickDevice } from '../features/home/PickDevice';
import { Promos } from '../features/home/Promos';
import { Testimonials } from '../features/home/Testimonials';
import { Mosaic } from '../features/mosaic/Mosaic';
import { BookYourRepair } from '../features/visit/BookYourRepair';
import { electronicsStore } from '../structuredData';
import styles from './HomePage.module.css';

export function Component() {
  return (
    <>
      <Unhydrated id="top">
        <PageHeader
          className={styles.header}
          eyebrow={TAGLINES.city}
          title={TAGLINES.main}
          lead={`${TAGLINES.experts}. ${TAGLINES.shop}.`}
          actions={
            <>
              <ButtonLink to="#devices" size="large">
                Book a repair
              </ButtonLink>
              <ButtonLink to="/shop" size="large" variant="secondary">
                Shop now
              </ButtonLink>
            </>
          }
        />
      </Unhydrated>
      <PickDevice />
      <BelowFirstScreen>
        <Unhydrated id="shop">
          <Section>
            <Mosaic />
          </Section>
          <Section>
            <Promos />
          </Section>
          <Section heading="What to Buy Next">
            <BuyNext />
          </Section>
        </Unhydrated>
        <Section
          heading="Book Your Repair Today"
          lead="Most repairs take 2-4 hours, and you know the price before we begin."
          ground="raised"
        >
          <BookYourRepair />
        </Section>
        <Unhydrated id="end">
          <Section>
            <HelpBanner />
          </Section>
          <Section heading="What our customers say">
            <Testimonials />
          </Section>
        </Unhydrated>
      </BelowFirstScreen>
    </>
  );
}

export const head = ({ config }: PageHeadArgs<unknown>): PageHead => ({
  title: TAGLINES.main,
  description: `${TAGLINES.city}: ${TAGLINES.experts.toLowerCase()}, free diagnostics and a warranty on repairs. Walk in at ${config.profile.address} or book online.`,
  jsonLd: [electronicsStore(config)],
});
