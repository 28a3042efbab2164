import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { DEFAULT_ISSUE } from '@mcs-repairs/shared/domain/catalogue/commonIssues';
import { BelowFirstScreen } from '@mcs-repairs/shared/platform/BelowFirstScreen';
import type {
  PageHeadArgs,
  PageLoaderArgs,
  PageModule,
} from '@mcs-repairs/shared/platform/contract/page';
import { modelAt, type ResolvedModel } from '@mcs-repairs/shared/domain/rules/modelAt';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import { Unhydrated, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import type {
  DeviceId,
  ListedModel,
  RepairService,
  RepairTexts,
} from '@mcs-repairs/shared/domain/types/device';
import { ChatPrompt } from '../features/call/ChatPrompt';
import { QuickContact } from '../features/call/QuickContact';
import { DetailsPanel } from '../features/details/DetailsPanel';
import { ModelFaq } from '../features/faq/ModelFaq';
import { IssuePicker } from '../features/issues/IssuePicker';
import { useChosenIssue } from '../features/issues/useChosenIssue';
import { loadModel, offeredFor, useShown } from '../liveModels';
import { ModelLayout } from '../features/models/ModelLayout';
import { ScheduleCard } from '../features/schedule/ScheduleCard';
import { SeeTimes } from '../features/schedule/SeeTimes';
import { ShopOffer } from '../features/shop/ShopOffer';
import { RepairSteps } from '../features/steps/RepairSteps';
import { modelHead } from '../head/modelHead';

/**
 * The models, repairs and texts of one kind of device. Each page imports only its own kind, so that
 * the browser does not load others.
 */
type Offer = {
  /** The models that have a page. An unknown address shows the first model. */
  models: readonly ListedModel[];
  /** Models that have a page to which no list links. */
  unlisted?: readonly ListedModel[];
  services: readonly RepairService[];
  texts: RepairTexts;
};

/** Creates the page of one model, with its repairs and the calendar. */
export function modelPage(
  device: Exclude<DeviceId, 'laptop'>,
  { models, unlisted = [], services: all, texts }: Offer,
): PageModule<ResolvedModel<ListedModel> | null> {
  function Component() {
    const { slug = '' } = useParams();
    const calendar = useRef<HTMLDivElement>(null);
    const { model, isFallback } = useShown<ResolvedModel<ListedModel>>() ?? modelAt(models, slug);
    const services = offeredFor(model, shownServices(useSiteConfig(), device, all));
    const {
      chosen: service = defaultService(services),
      choose,
      remember,
    } = useChosenIssue(services, { device, deviceModel: model.name });
    return (
      <>
        <ModelLayout
          calendar={calendar}
          model={model}
          isFallback={isFallback}
          issues={
            <>
              <IssuePicker services={services} chosen={service.id} onChoose={choose} />
              <SeeTimes />
              <DetailsPanel service={service} texts={texts} />
            </>
          }
          chat={<ChatPrompt deviceModel={model.name} issue={service.name} />}
          schedule={<ScheduleCard model={model} service={service} onChoose={remember} />}
        />
        <BelowFirstScreen>
          <Unhydrated id="steps">
            <RepairSteps />
            <ModelFaq model={model} services={services} />
          </Unhydrated>
          <ShopOffer device={device} />
        </BelowFirstScreen>
        <QuickContact notOver={calendar} deviceModel={model.name} issue={service.name} />
      </>
    );
  }

  return {
    Component,
    loader: (args: PageLoaderArgs) => loadModel(device, unlisted, args),
    head: (args: PageHeadArgs<ResolvedModel<ListedModel> | null>) =>
      modelHead(device, { models, services: all }, args),
  };
}

function defaultService(services: readonly RepairService[]): RepairService {
  const service = services.find(({ id }) => id === DEFAULT_ISSUE) ?? services[0];
  if (!service) throw new Error('There is nothing to repair');
  return service;
}
