import type { ReactNode } from 'react';
import { BelowFirstScreen } from '@mcs-repairs/shared/platform/BelowFirstScreen';
import type {
  PageHeadArgs,
  PageLoaderArgs,
  PageModule,
} from '@mcs-repairs/shared/platform/contract/page';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import { Unhydrated, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import type { DeviceId, ListedModel, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { DEVICE_TEXTS } from '../copy/deviceTexts';
import { DEVICE_NAMES } from '../deviceNames';
import { CallBand } from '../features/call/CallBand';
import { CallHelp } from '../features/call/CallHelp';
import { DeviceFaq } from '../features/faq/DeviceFaq';
import { ListingIssue } from '../features/issues/ListingIssue';
import { useChosenIssue } from '../features/issues/useChosenIssue';
import { FindModel } from '../features/models/FindModel';
import { loadModels, useShown } from '../liveModels';
import { ListingTop } from '../features/models/ListingTop';
import { ModelFinder } from '../features/models/ModelFinder';
import { Reasons } from '../features/reasons/Reasons';
import { listingHead } from '../head/listingHead';

/**
 * The models and repairs of one kind of device. Each page imports only its own kind, so that the
 * browser does not load others.
 */
type Offer = {
  models: readonly ListedModel[];
  services: readonly RepairService[];
  /**
   * Lists the repairs with their texts. Browsers do not hydrate this list, so the code that hydrates
   * the page does not contain the texts.
   */
  repairs: (services: readonly RepairService[]) => ReactNode;
};

/** Creates the page of one kind of device, with its issues, its models and frequent questions. */
export function listingPage(
  device: Exclude<DeviceId, 'laptop'>,
  { models, services: all, repairs }: Offer,
): PageModule<readonly ListedModel[] | null> {
  const name = DEVICE_NAMES[device];

  function Component() {
    const listed = useShown<readonly ListedModel[]>() ?? models;
    const services = shownServices(useSiteConfig(), device, all);
    const { chosen, choose } = useChosenIssue(services, { device, deviceModel: name });
    return (
      <>
        <Unhydrated id="top">
          <ListingTop device={device} />
        </Unhydrated>
        <Section compact heading="What is wrong?">
          <ListingIssue services={services} chosen={chosen} onChoose={choose} />
        </Section>
        <Section compact heading={`Which ${name} is it?`}>
          <ModelFinder
            models={listed}
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
        <BelowFirstScreen>
          <Unhydrated id="reasons">
            <Reasons reasons={DEVICE_TEXTS[device].reasons} />
          </Unhydrated>
          {repairs(services)}
          <Unhydrated id="end">
            <DeviceFaq device={device} services={services} />
            <CallBand
              heading="Not sure what is wrong?"
              text="Bring it in or describe it. Finding the fault costs nothing."
              message={`Hello, I have a question about my ${name}.`}
            />
          </Unhydrated>
        </BelowFirstScreen>
      </>
    );
  }

  return {
    Component,
    loader: (args: PageLoaderArgs) => loadModels(device, args),
    head: ({ config }: Pick<PageHeadArgs<null>, 'config'>) => listingHead(device, all, config),
  };
}
