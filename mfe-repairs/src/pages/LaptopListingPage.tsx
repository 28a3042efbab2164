import { modelsOf } from 'shared/domain/catalogue/models';
import { servicesOf } from 'shared/domain/catalogue/services';
import type { PageHeadArgs } from 'shared/platform/contract/page';
import { useShopProfile, useShopSchedule } from 'shared/platform/site';
import { Breadcrumbs } from 'shared/ui/Breadcrumbs';
import { PageHeader } from 'shared/ui/PageHeader';
import { Section } from 'shared/ui/Section';
import { DEVICE_TEXTS } from '../copy/deviceTexts';
import { LAPTOP_ISSUES } from '../copy/laptopIssues';
import { deviceQuestions } from '../copy/questions';
import { deviceById } from '../devices';
import { CallBand } from '../features/call/CallBand';
import { Faq } from '../features/faq/Faq';
import { ListingIssue } from '../features/issues/ListingIssue';
import { useChosenIssue } from '../features/issues/useChosenIssue';
import { BrandGrid } from '../features/models/BrandGrid';
import { Reasons } from '../features/reasons/Reasons';
import { ServiceCards } from '../features/services/ServiceCards';
import { listingCrumbs, listingHead } from '../head/listingHead';

const SERVICES = servicesOf('laptop');
const TEXT = DEVICE_TEXTS.laptop;
const LAPTOP = { device: 'laptop', deviceModel: deviceById('laptop').name } as const;

/** Laptops of other makers: eight issues, twelve brands, four services (section 2). */
export function Component() {
  const { chosen, choose } = useChosenIssue(SERVICES, LAPTOP);
  const questions = deviceQuestions('laptop', useShopProfile(), useShopSchedule());
  return (
    <>
      <PageHeader
        title={TEXT.title}
        lead={TEXT.lead}
        breadcrumbs={<Breadcrumbs items={listingCrumbs('laptop')} />}
      />
      <Section compact heading="What is wrong?">
        <ListingIssue services={SERVICES} chosen={chosen?.id} onChoose={choose} what="brand" />
      </Section>
      <Section heading="Which brand is it?">
        <BrandGrid brands={modelsOf('laptop')} issue={chosen?.id} hint={TEXT.findModel} />
      </Section>
      <Reasons reasons={TEXT.reasons} />
      <ServiceCards
        services={SERVICES.filter(({ id }) => LAPTOP_ISSUES.includes(id))}
        heading="What laptops come in for"
      />
      <Faq questions={questions} heading="Questions and answers" />
      <CallBand
        heading="Not sure what is wrong?"
        text="Bring it in or describe it. Finding the fault costs nothing."
        message="Hello, I have a question about my laptop."
      />
    </>
  );
}

export const head = ({ config }: PageHeadArgs<null>) => listingHead('laptop', config);
