import { deviceById } from '../devices';
import { modelsOf } from 'shared/domain/catalogue/models';
import { servicesOf } from 'shared/domain/catalogue/services';
import type { PageHeadArgs, PageModule } from 'shared/platform/contract/page';
import { Unhydrated } from 'shared/platform/site';
import type { DeviceId } from 'shared/domain/types/device';
import { Section } from 'shared/ui/Section';
import { DEVICE_TEXTS } from '../copy/deviceTexts';
import { CallBand } from '../features/call/CallBand';
import { CallHelp } from '../features/call/CallHelp';
import { DeviceFaq } from '../features/faq/DeviceFaq';
import { ListingIssue } from '../features/issues/ListingIssue';
import { useChosenIssue } from '../features/issues/useChosenIssue';
import { FindModel } from '../features/models/FindModel';
import { ListingTop } from '../features/models/ListingTop';
import { ModelFinder } from '../features/models/ModelFinder';
import { Reasons } from '../features/reasons/Reasons';
import { ServiceList } from '../features/services/ServiceList';
import { listingHead } from '../head/listingHead';

/** The page of one kind of device: what may be wrong, which model, and what customers ask. */
export function listingPage(device: Exclude<DeviceId, 'laptop'>): PageModule<null> {
  const { name } = deviceById(device);
  const services = servicesOf(device);

  function Component() {
    const { chosen, choose } = useChosenIssue(services, { device, deviceModel: name });
    return (
      <>
        <Unhydrated id="top">
          <ListingTop device={device} />
        </Unhydrated>
        <Section compact heading="What is wrong?">
          <ListingIssue services={services} chosen={chosen?.id} onChoose={choose} />
        </Section>
        <Section heading={`Which ${name} is it?`}>
          <ModelFinder
            models={modelsOf(device)}
            deviceName={name}
            issue={chosen?.id}
            hint={
              <Unhydrated id="find">
                <FindModel device={device} />
              </Unhydrated>
            }
            help={<CallHelp deviceName={name} />}
          />
        </Section>
        <Unhydrated id="end">
          <Reasons reasons={DEVICE_TEXTS[device].reasons} />
          <ServiceList services={services} heading={`${name} repairs we do`} />
          <DeviceFaq device={device} />
          <CallBand
            heading="Not sure what is wrong?"
            text="Bring it in or describe it. Finding the fault costs nothing."
            message={`Hello, I have a question about my ${name}.`}
          />
        </Unhydrated>
      </>
    );
  }

  return { Component, head: ({ config }: PageHeadArgs<null>) => listingHead(device, config) };
}
