import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { LAPTOP_BRANDS } from '@mcs-repairs/shared/domain/catalogue/laptopBrands';
import { LAPTOP_REPAIRS } from '@mcs-repairs/shared/domain/catalogue/laptopRepairs';
import { LAPTOP_SERVICES } from '@mcs-repairs/shared/domain/catalogue/laptopServices';
import type { PageHeadArgs, PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';
import { modelAt, type ResolvedModel } from '@mcs-repairs/shared/domain/rules/modelAt';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import { Unhydrated, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { commonRepairs } from '../copy/laptopIssues';
import { ChatPrompt } from '../features/call/ChatPrompt';
import { QuickContact } from '../features/call/QuickContact';
import { DetailsPanel } from '../features/details/DetailsPanel';
import { ModelFaq } from '../features/faq/ModelFaq';
import { IssueTabs } from '../features/issues/IssueTabs';
import { useChosenIssue } from '../features/issues/useChosenIssue';
import { loadModel, offeredFor, useShown } from '../liveModels';
import { ModelLayout } from '../features/models/ModelLayout';
import { ScheduleCard } from '../features/schedule/ScheduleCard';
import { SeeTimes } from '../features/schedule/SeeTimes';
import { ShopOffer } from '../features/shop/ShopOffer';
import { RepairSteps } from '../features/steps/RepairSteps';
import { modelHead } from '../head/modelHead';

/**
 * The page of a laptop brand. It has four issues. After a booking, the reference is shown on this
 * page (docs/conformance/readings.md, Laptop booking).
 */
export function Component() {
  const { slug = '' } = useParams();
  const calendar = useRef<HTMLDivElement>(null);
  const { model, isFallback } =
    useShown<ResolvedModel<ListedModel>>() ?? modelAt(LAPTOP_BRANDS, slug);
  const all = shownServices(useSiteConfig(), 'laptop', LAPTOP_SERVICES);
  const services = offeredFor(model, all);
  const offered = commonRepairs(services);
  const {
    chosen = offered[0],
    choose,
    remember,
  } = useChosenIssue(services, { device: 'laptop', deviceModel: model.name });
  if (!chosen) return null;
  // If the visitor chose an issue without a tab, the issue gets an additional tab.
  const tabs = offered.includes(chosen) ? offered : [...offered, chosen];
  return (
    <>
      <ModelLayout
        calendar={calendar}
        model={model}
        isFallback={isFallback}
        issues={
          <IssueTabs services={tabs} chosen={chosen.id} onChoose={choose}>
            <SeeTimes />
            <DetailsPanel service={chosen} texts={LAPTOP_REPAIRS} />
          </IssueTabs>
        }
        chat={<ChatPrompt deviceModel={model.name} issue={chosen.name} />}
        schedule={<ScheduleCard model={model} service={chosen} onChoose={remember} stayOnPage />}
      />
      <Unhydrated id="steps">
        <RepairSteps />
        <ModelFaq model={model} services={services} />
      </Unhydrated>
      <ShopOffer device="laptop" />
      <QuickContact notOver={calendar} deviceModel={model.name} issue={chosen.name} />
    </>
  );
}

export const loader = (args: PageLoaderArgs) => loadModel('laptop', [], args);

export const head = (args: PageHeadArgs<ResolvedModel<ListedModel> | null>) =>
  modelHead('laptop', { models: LAPTOP_BRANDS, services: LAPTOP_SERVICES }, args);
