import { DEVICE_NAMES } from '../deviceNames';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { resolveModel } from '@mcs-repairs/shared/domain/rules/resolveModel';
import type { DeviceId, RepairModel } from '@mcs-repairs/shared/domain/types/device';
import { modelDescription, modelTitle } from '../copy/modelText';
import { modelQuestions } from '../copy/questions';
import { breadcrumbLd, faqLd, serviceLd, type Crumb } from './jsonLd';

export function modelCrumbs({ device, name }: RepairModel): Crumb[] {
  return [
    { label: 'Repairs', to: '/repairs' },
    { label: DEVICE_NAMES[device], to: `/repairs/${device}` },
    { label: name },
  ];
}

/**
 * The head of the page of a model or brand. Other names of a model, and unknown ones, have that
 * model's page as their canonical page (docs/conformance/readings.md, Model addresses).
 */
export function modelHead(
  device: DeviceId,
  offers: readonly string[],
  { params, config }: Pick<PageHeadArgs<null>, 'params' | 'config'>,
): PageHead {
  const { model, canonicalSlug } = resolveModel(device, params.slug ?? '');
  const path = `/repairs/${device}/${canonicalSlug}`;
  const title = modelTitle(model);
  const description = modelDescription(model);
  return {
    title,
    description,
    canonicalPath: path,
    jsonLd: [
      serviceLd(config, { name: title, description, path, offers }),
      faqLd(modelQuestions(model, config.profile)),
      breadcrumbLd(config, modelCrumbs(model), path),
    ],
  };
}
