import { LAPTOP_BRANDS } from '@mcs-repairs/shared/domain/catalogue/laptopBrands';
import { LAPTOP_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/laptopRepairs';
import { LAPTOP_SERVICES } from '@mcs-repairs/shared/domain/catalogue/laptopServices';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import type { PageHeadArgs, PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import { Unhydrated, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { DEVICE_TEXTS } from '../copy/deviceTexts';
import { commonRepairs } from '../copy/laptopIssues';
import { DEVICE_NAMES } from '../deviceNames';
import { CallBand } from '../features/call/CallBand';
import { DeviceFaq } from '../features/faq/DeviceFaq';
import { ListingIssue } from '../features/issues/ListingIssue';
import { useChosenIssue } from '../features/issues/useChosenIssue';
import { FindModel } from '../features/models/FindModel';
import { loadModels, useShown } from '../liveModels';
import { ListingTop } from '../features/models/ListingTop';
import { BrandGrid } from '../features/models/BrandGrid';
import { Reasons } from '../features/reasons/Reasons';
import { ServiceCards } from '../features/services/ServiceCards';
import { listingHead } from '../head/listingHead';

const LAPTOP = { device: 'laptop', deviceModel: DEVICE_NAMES.laptop } as const;

/**
 * The page of laptops by other makers. It lists eight issues, twelve brands and four services
 * (specification, section 2).
 */
export function Component() {
  const brands = useShown<readonly ListedModel[]>() ?? LAPTOP_BRANDS;
  const services = shownServices(useSiteConfig(), 'laptop', LAPTOP_SERVICES);
  const { chosen, choose } = useChosenIssue(services, LAPTOP);
  return (
    <>
      <Unhydrated id="top">
        <ListingTop device="laptop" />
      </Unhydrated>
      <Section compact heading="What is wrong?">
        <ListingIssue services={services} chosen={chosen} onChoose={choose} what="brand" />
      </Section>
      <Section compact heading="Which brand is it?">
        <BrandGrid
          brands={brands}
          issue={chosen?.id}
          hint={
            <Unhydrated id="find">
              <FindModel device="laptop" />
            </Unhydrated>
          }
        />
      </Section>
      <Unhydrated id="end">
        <Reasons reasons={DEVICE_TEXTS.laptop.reasons} />
        <ServiceCards
          services={commonRepairs(services)}
          texts={LAPTOP_REPAIRS}
          heading="What laptops come in for"
        />
        <DeviceFaq device="laptop" services={services} />
        <CallBand
          heading="Not sure what is wrong?"
          text="Bring it in or describe it. Finding the fault costs nothing."
          message="Hello, I have a question about my laptop."
        />
      </Unhydrated>
    </>
  );
}

export const loader = (args: PageLoaderArgs) => loadModels('laptop', args);

export const head = ({ config }: Pick<PageHeadArgs<null>, 'config'>) =>
  listingHead('laptop', LAPTOP_SERVICES, config);
