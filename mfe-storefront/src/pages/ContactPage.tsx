import { shopPlace } from '@mcs-repairs/shared/domain/rules/shopPlace';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated, useShopCapabilities, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { CalendarCheckIcon, MapPinIcon } from '@mcs-repairs/shared/ui/icons';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { StreetMap } from '../drawings/StreetMap';
import { MessageForm } from '../features/messages/MessageForm';
import { Channels } from '../features/visit/Channels';
import { FurtherContacts } from '../features/visit/FurtherContacts';
import { ShopDetails } from '../features/visit/ShopDetails';
import { breadcrumbList, electronicsStore } from '../structuredData';
import styles from './ContactPage.module.css';

export function Component() {
  const {
    address,
    mapUrl,
    furtherPhones = [],
    furtherAddresses = [],
    socialLinks = [],
  } = useShopProfile();
  const hasMore = furtherPhones.length + furtherAddresses.length + socialLinks.length > 0;
  const { quarter } = shopPlace(address);
  const can = useShopCapabilities();
  return (
    <>
      <Unhydrated id="top">
        <PageHeader
          className={styles.top}
          breadcrumbs={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Contact' }]} />}
          title="Contact us"
          lead="Call, write or walk in. Finding the fault is free, and so is the answer to a question."
        />
        <Section className={styles.first}>
          <Channels />
        </Section>
      </Unhydrated>
      <Section>
        <div className={styles.layout}>
          <aside aria-labelledby="visit-store" className={styles.visit}>
            <Unhydrated id="map">
              <StreetMap place={quarter} className={styles.map} />
            </Unhydrated>
            <h2 id="visit-store" className={styles.visitTitle}>
              Visit the store
            </h2>
            <ShopDetails />
            {hasMore && (
              <Unhydrated id="further">
                <FurtherContacts />
              </Unhydrated>
            )}
            <div className={styles.actions}>
              <ButtonAnchor
                href={mapUrl}
                target="_blank"
                rel="noreferrer"
                variant="secondary"
                full
                icon={<MapPinIcon />}
              >
                Open the map
              </ButtonAnchor>
              <ButtonLink to="/book" full icon={<CalendarCheckIcon />}>
                Book a repair
              </ButtonLink>
              {can.openPrivateLink && (
                <ButtonLink to="/my-booking" variant="secondary" full>
                  Track repair
                </ButtonLink>
              )}
            </div>
          </aside>
          <div className={styles.words}>
            <h2>Write to us</h2>
            <MessageForm />
          </div>
        </div>
      </Section>
    </>
  );
}

export const head = (args: PageHeadArgs<unknown>): PageHead => ({
  title: 'Contact',
  description: `Phone, WhatsApp, email, map and opening hours of ${args.config.profile.name} at ${args.config.profile.address}.`,
  canonicalPath: '/contact',
  jsonLd: [breadcrumbList(args, 'Contact'), electronicsStore(args.config)],
});
