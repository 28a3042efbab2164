import {
  BUSINESS_PROCESS,
  BUSINESS_SERVICES,
  INDUSTRIES,
} from '../features/business/businessOffer';
import { BUSINESS_QUOTE_PROMISE_HOURS } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { BelowFirstScreen } from '@mcs-repairs/shared/platform/BelowFirstScreen';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { AllInOne } from '@mcs-repairs/shared/ui/drawings/AllInOne';
import { GenericLaptop } from '@mcs-repairs/shared/ui/drawings/GenericLaptop';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { Hero } from '@mcs-repairs/shared/ui/Hero';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { BusinessChannels } from '../features/business/BusinessChannels';
import { withIcons } from '../features/business/businessIcons';
import { Programs } from '../features/business/Programs';
import { QuoteRequest } from '../features/business/QuoteRequest';
import { SupportedDevices } from '../features/business/SupportedDevices';
import { IconCards } from '../parts/IconCards';
import { breadcrumbList } from '../structuredData';
import styles from './BusinessPage.module.css';

export function Component() {
  return (
    <>
      <Unhydrated id="top">
        <Hero
          breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Services' }]} />}
          title="IT services for business and education"
          lead="Help desk, security, backups and networks from the people who also repair your devices. One shop, one number."
          actions={
            <>
              <ButtonAnchor href="#quote" size="large">
                Request a Quote
              </ButtonAnchor>
              <ButtonAnchor href="#programs" size="large" variant="secondary">
                Schools, trade-in and more
              </ButtonAnchor>
            </>
          }
          picture={
            <div className={styles.picture}>
              <AllInOne />
              <GenericLaptop />
              <Phone side="front" />
            </div>
          }
        />
      </Unhydrated>
      <BelowFirstScreen>
        <Unhydrated id="offer">
          <Section heading="What we look after" lead="Take one, or hand us the whole list.">
            <IconCards cards={withIcons(BUSINESS_SERVICES)} />
          </Section>
          <Section heading="Industries we know">
            <IconCards cards={withIcons(INDUSTRIES)} columns={3} />
          </Section>
          <Section heading="How it works" lead="Three steps, and no contract before the second.">
            <IconCards cards={withIcons(BUSINESS_PROCESS)} columns={3} numbered />
          </Section>
        </Unhydrated>
        <Section id="quote" ground="raised">
          <div className={styles.quote}>
            <Unhydrated id="pitch">
              <div className={styles.pitch}>
                <h2>Request a Quote</h2>
                <p className={styles.lead}>
                  Tell us what you need. You get a reply within {BUSINESS_QUOTE_PROMISE_HOURS}{' '}
                  hours.
                </p>
                <p>Would you rather talk first?</p>
                <BusinessChannels />
              </div>
            </Unhydrated>
            <div className={styles.form}>
              <QuoteRequest />
            </div>
          </div>
        </Section>
        <Section id="programs" heading="More for organisations and their people">
          <Programs />
        </Section>
        <Unhydrated id="end">
          <Section heading="Supported Devices">
            <SupportedDevices />
          </Section>
        </Unhydrated>
      </BelowFirstScreen>
    </>
  );
}

export const head = (args: PageHeadArgs<unknown>): PageHead => ({
  title: 'Business and education IT services',
  description:
    'Managed help desk, security, backup, networking and device repair for businesses, schools and NGOs in Kathmandu. A quote within 24 hours.',
  canonicalPath: '/business',
  jsonLd: [breadcrumbList(args, 'Services')],
});
