import { DEVICES } from '../devices';
import { CONTACT_PROMISE_HOURS } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { CalendarIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { HUB_REASONS } from '../copy/hubTexts';
import { CallBand } from '../features/call/CallBand';
import { DeviceTiles } from '../features/devices/DeviceTiles';
import { ClaimCards } from '../features/hub/ClaimCards';
import { FlashRecovery } from '../features/hub/FlashRecovery';
import { MacServices } from '../features/hub/MacServices';
import { MoreServices } from '../features/hub/MoreServices';
import { Reasons } from '../features/reasons/Reasons';
import { serviceHead } from '../head/serviceHead';
import styles from './RepairsHubPage.module.css';

const TITLE = 'Repair services in Kathmandu';
const DESCRIPTION =
  'iPhone, iPad, MacBook, iMac, Apple Watch and laptop repair, upgrades and data recovery in {place}. Free diagnostic, warranty, walk-in or booked time.';

export function Component() {
  const profile = useShopProfile();
  return (
    <Unhydrated id="page">
      <PageHeader
        className={styles.top}
        eyebrow={TITLE}
        title="Select Your Device"
        lead="The next page has your model, what each repair involves, how long it takes, and the free times to bring it."
        actions={
          <>
            <ButtonLink to="/book" icon={<CalendarIcon />}>
              Book
            </ButtonLink>
            <ButtonAnchor href={callHref(profile.phone)} variant="secondary" icon={<PhoneIcon />}>
              Call {profile.phone}
            </ButtonAnchor>
          </>
        }
      />
      <Container>
        <DeviceTiles />
      </Container>
      <MoreServices />
      <FlashRecovery />
      <ClaimCards />
      <MacServices />
      <Reasons reasons={HUB_REASONS} />
      <CallBand
        heading="Ready when you are"
        text={`Three short steps: the device, how to reach you, and when. We contact you within ${CONTACT_PROMISE_HOURS} hours.`}
        bookLabel="Book Repair Now"
        message="Hello, I would like to book a repair."
      />
    </Unhydrated>
  );
}

export const head = ({ config }: PageHeadArgs<null>): PageHead =>
  serviceHead(config, {
    title: TITLE,
    description: DESCRIPTION,
    path: '/repairs',
    crumbs: [{ label: 'Repairs' }],
    offers: DEVICES.map(({ name }) => `${name} repair`),
  });
