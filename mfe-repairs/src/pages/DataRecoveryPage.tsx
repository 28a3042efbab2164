import { callHref, chatHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { RECOVERY_QUESTIONS } from '@mcs-repairs/shared/domain/catalogue/recoveryQuestions';
import { DATA_RECOVERY_TURNAROUND } from '@mcs-repairs/shared/domain/catalogue/turnaround';
import { Unhydrated, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { sectionIn } from '@mcs-repairs/shared/platform/useSection';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { StorageChip } from '../drawings/StorageChip';
import { Hero } from '@mcs-repairs/shared/ui/Hero';
import { MessageIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { withCurrentValues } from '../copy/currentValues';
import { withPlace } from '../copy/withPlace';
import { CallBand } from '../features/call/CallBand';
import { RecoveryFaq } from '../features/faq/RecoveryFaq';
import { FirstAid } from '../features/recovery/FirstAid';
import { RecoverySources } from '../features/recovery/RecoverySources';
import { RecoverySteps } from '../features/recovery/RecoverySteps';
import { breadcrumbLd, faqLd, serviceLd, type Crumb } from '../head/jsonLd';

const PATH = '/repairs/data-recovery';
const CRUMBS: Crumb[] = [{ label: 'Repairs', to: '/repairs' }, { label: 'Data recovery' }];
const TITLE = 'Data Recovery in Kathmandu';
const DESCRIPTION = `Data recovery in {place}: files from dead iPhones, wet MacBooks, failing drives, USB sticks and memory cards. Free diagnostic, standard time ${DATA_RECOVERY_TURNAROUND}.`;
const MESSAGE = 'Hello, I have lost data and would like to ask what is possible. The device is: ';

export function Component() {
  const profile = useShopProfile();
  return (
    <Unhydrated id="page">
      <Hero
        breadcrumbs={<Breadcrumbs items={CRUMBS} />}
        title="Data Recovery"
        lead="A phone that stays dark, a drive that clicks, a card that asks to be formatted. Before you try once more: stop, and read the next three points."
        actions={
          <>
            <ButtonAnchor href={callHref(profile.phone)} icon={<PhoneIcon />}>
              Call {profile.phone}
            </ButtonAnchor>
            <ButtonAnchor
              href={chatHref(profile.whatsapp, MESSAGE)}
              target="_blank"
              rel="noopener"
              variant="secondary"
              icon={<MessageIcon />}
            >
              Describe it on WhatsApp
            </ButtonAnchor>
          </>
        }
        picture={<StorageChip />}
      />
      <FirstAid />
      <RecoverySources />
      <RecoverySteps />
      <RecoveryFaq />
      <CallBand
        heading="Bring it as it is"
        text="Do not charge it, do not format it. Walk in during shop hours or book a time; the diagnostic is free."
        bookLabel="Book a diagnostic"
        message={MESSAGE}
      />
    </Unhydrated>
  );
}

export function head({ config }: PageHeadArgs<null>): PageHead {
  const description = withPlace(DESCRIPTION, config.profile);
  return {
    title: TITLE,
    description,
    jsonLd: [
      serviceLd(config, { name: TITLE, description, path: PATH }),
      faqLd(withCurrentValues(sectionIn(config, 'faq-data-recovery', RECOVERY_QUESTIONS), config)),
      breadcrumbLd(config, CRUMBS, PATH),
    ],
  };
}
