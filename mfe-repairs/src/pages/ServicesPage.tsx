import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { SERVICE_GROUPS } from '../copy/overviewTexts';
import { CallBand } from '../features/call/CallBand';
import { ServiceGroups } from '../features/overview/ServiceGroups';
import { serviceHead } from '../head/serviceHead';

const TITLE = 'Services';
/** The last words stay together, so that the last line is not a single word. */
const LEAD =
  'Repairs are most of our day, but not all of it. Here is the whole list, and\u00a0where\u00a0to\u00a0read\u00a0more.';
const DESCRIPTION =
  'All services of the shop in {place}: repairs, data recovery, upgrades, devices and parts, trade-in, and IT for businesses and schools.';

export function Component() {
  return (
    <Unhydrated id="page">
      <PageHeader title="Everything we do" lead={LEAD} />
      <ServiceGroups groups={SERVICE_GROUPS} />
      <CallBand
        heading="Something else?"
        text="Ask. If we do not do it, we can often tell you who does it well."
        bookLabel="Book Service"
        message="Hello, I have a question about your services."
      />
    </Unhydrated>
  );
}

export const head = ({ config }: PageHeadArgs<null>): PageHead =>
  serviceHead(config, {
    title: TITLE,
    description: DESCRIPTION,
    path: '/services',
    crumbs: [{ label: TITLE }],
    offers: SERVICE_GROUPS.flatMap(({ items }) => items.map(({ title }) => title)),
  });
