import { deviceById } from '../devices';
import { modelsOf } from 'shared/domain/catalogue/models';
import { servicesOf } from 'shared/domain/catalogue/services';
import type { PageHeadArgs, PageModule } from 'shared/platform/contract/page';
import { useShopProfile, useShopSchedule } from 'shared/platform/site';
import type { DeviceId } from 'shared/domain/types/device';
import { Breadcrumbs } from 'shared/ui/Breadcrumbs';
import { PageHeader } from 'shared/ui/PageHeader';
import { Section } from 'shared/ui/Section';
import { DEVICE_TEXTS } from '../copy/deviceTexts';
import { deviceQuestions } from '../copy/questions';
import { CallBand } from '../features/call/CallBand';
import { CallHelp } from '../features/call/CallHelp';
import { Faq } from '../features/faq/Faq';
import { ListingIssue } from '../features/issues/ListingIssue';
import { useChosenIssue } from '../features/issues/useChosenIssue';
import { ModelFinder } from '../features/models/ModelFinder';
import { Reasons } from '../features/reasons/Reasons';
import { ServiceList } from '../features/services/ServiceList';
import { listingCrumbs, listingHead } from '../head/listingHead';

/** The page of one kind of device: what may be wrong, which model, and what customers ask. */
export function listingPage(device: Exclude<DeviceId, 'laptop'>): PageModule<null> {
  const { name } = deviceById(device);
  const text = DEVICE_TEXTS[device];
  const services = servicesOf(device);

  function Component() {
    const { chosen, choose } = useChosenIssue(services, { device, deviceModel: name });
    const questions = deviceQuestions(device, useShopProfile(), useShopSchedule());
    return (
      <>
        <PageHeader
          title={text.title}
          lead={text.lead}
          breadcrumbs={<Breadcrumbs items={listingCrumbs(device)} />}
        />
        <Section compact heading="What is wrong?">
          <ListingIssue services={services} chosen={chosen?.id} onChoose={choose} />
        </Section>
        <Section heading={`Which ${name} is it?`}>
          <ModelFinder
            models={modelsOf(device)}
            deviceName={name}
            issue={chosen?.id}
            hint={text.findModel}
            help={<CallHelp deviceName={name} />}
          />
        </Section>
        <Reasons reasons={text.reasons} />
        <ServiceList services={services} heading={`${name} repairs we do`} />
        <Faq questions={questions} heading="Questions and answers" />
        <CallBand
          heading="Not sure what is wrong?"
          text="Bring it in or describe it. Finding the fault costs nothing."
          message={`Hello, I have a question about my ${name}.`}
        />
      </>
    );
  }

  return { Component, head: ({ config }: PageHeadArgs<null>) => listingHead(device, config) };
}
