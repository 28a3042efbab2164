import { DEVICE_NAMES } from '../deviceNames';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { modelAt, type ResolvedModel } from '@mcs-repairs/shared/domain/rules/modelAt';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import { unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { DeviceId, ListedModel, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { commonRepairs } from '../copy/laptopIssues';
import { modelDescription, modelTitle } from '../copy/modelText';
import { modelQuestions } from '../copy/questions';
import { offeredFor } from '../liveModels';
import { breadcrumbLd, faqLd, serviceLd, type Crumb } from './jsonLd';

export function modelCrumbs({ device, name }: ListedModel): Crumb[] {
  return [
    { label: 'Repairs', to: '/repairs' },
    { label: DEVICE_NAMES[device], to: `/repairs/${device}` },
    { label: name },
  ];
}

/** The built-in models and services of a device. */
type BuiltIn = { models: readonly ListedModel[]; services: readonly RepairService[] };

/** Without data, the built-in models are used. */
type HeadArgs = Pick<PageHeadArgs<null>, 'params' | 'config'> & {
  data?: ResolvedModel<ListedModel> | null;
};

/**
 * Returns the head of the page of a model or a brand. Another name of a model, or an unknown name,
 * uses the model's main page as its canonical page (docs/conformance/readings.md, Model addresses).
 */
export function modelHead(
  device: DeviceId,
  { models, services }: BuiltIn,
  { params, config, data }: HeadArgs,
): PageHead {
  const found = data ?? modelAt(models, params.slug ?? '');
  const { model, canonicalSlug } = found;
  const offered = offeredFor(model, shownServices(config, device, services));
  // The page of a laptop brand has only some of the services as tabs.
  const listed = device === 'laptop' && !model.issues ? commonRepairs(offered) : offered;
  const path = `/repairs/${device}/${canonicalSlug}`;
  const title = modelTitle(model);
  const description = modelDescription(model, config.profile);
  return {
    title,
    description,
    canonicalPath: path,
    jsonLd: [
      serviceLd(config, {
        ...{ name: title, path, offers: listed.map(({ issue }) => issue) },
        description: model.words ?? description,
        image: model.picture && unitPhotoAddress(model.picture.id, 1280),
      }),
      faqLd(modelQuestions(model, offered, config.profile)),
      breadcrumbLd(config, modelCrumbs(model), path),
    ],
  };
}
