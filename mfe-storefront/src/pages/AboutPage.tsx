import { ABOUT_STATS, FOUNDED_YEAR, TAGLINES } from '@mcs-repairs/shared/domain/catalogue/claims';
import { shopPlace } from '@mcs-repairs/shared/domain/rules/shopPlace';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { Prose } from '../parts/Prose';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { Stat, StatList } from '../parts/Stat';
import { Panorama } from '../drawings/Panorama';
import { Badges } from '../features/story/Badges';
import { TRAINING } from '../features/story/people';
import { Team } from '../features/story/Team';
import { ShopDetails } from '../features/visit/ShopDetails';
import { IconCards } from '../parts/IconCards';
import { breadcrumbList, electronicsStore } from '../structuredData';
import styles from './AboutPage.module.css';

export function Component() {
  return (
    <>
      <Unhydrated id="top">
        <PageHeader
          breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'About' }]} />}
          title="About us"
          lead={`${TAGLINES.main}, since ${FOUNDED_YEAR}.`}
        />
        <Section className={styles.first}>
          <Panorama className={styles.panorama} />
          <StatList className={styles.stats}>
            {ABOUT_STATS.map(({ value, name }) => (
              <Stat key={name} value={value} label={name} />
            ))}
          </StatList>
        </Section>
      </Unhydrated>
      <Section>
        <div className={styles.story}>
          <Unhydrated id="story">
            <div className={styles.words}>
              <h2>Our story</h2>
              <Prose>
                <p>
                  We opened in {FOUNDED_YEAR} in Putalisadak, among Kathmandu’s computer shops, with
                  one idea: a device that someone saved up for deserves a repair, not a shrug. The
                  first customers brought cracked phones. Soon they brought MacBooks that others had
                  given up.
                </p>
                <p>
                  Today more than 10,000 customers have trusted us with theirs. We still begin every
                  repair in the same way: find the fault, free of charge, show it, say what it
                  takes, and only then pick up a screwdriver.
                </p>
              </Prose>
              <Badges />
            </div>
          </Unhydrated>
          <aside aria-labelledby="visit-us" className={styles.visit}>
            <h2 id="visit-us" className={styles.visitTitle}>
              Visit us
            </h2>
            <ShopDetails map />
            <ButtonLink to="/contact" variant="secondary" full>
              Contact us
            </ButtonLink>
          </aside>
        </div>
      </Section>
      <Unhydrated id="end">
        <Section heading="The team">
          <Team />
        </Section>
        <Section
          heading="Certification and training"
          lead="What our technicians learn, practise and are tested in before they work on your device."
        >
          <IconCards cards={TRAINING} columns={5} />
        </Section>
      </Unhydrated>
    </>
  );
}

export const head = (args: PageHeadArgs<unknown>): PageHead => ({
  title: 'About us',
  description: `An Apple repair shop in ${shopPlace(args.config.profile.address).place}, since ${FOUNDED_YEAR}: who we are, how we work and when we are open.`,
  jsonLd: [breadcrumbList(args, 'About'), electronicsStore(args.config)],
});
