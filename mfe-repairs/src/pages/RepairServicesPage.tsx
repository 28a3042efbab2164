import { DEVICES } from '../devices';
import {
  COMPLEX_TURNAROUND,
  EXPRESS_MOTHERBOARD_TURNAROUND,
} from '@mcs-repairs/shared/domain/catalogue/turnaround';
import type { PageHead, PageHeadArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { CallBand } from '../features/call/CallBand';
import { RepairTable } from '../features/overview/RepairTable';
import { RepairSteps } from '../features/steps/RepairSteps';
import type { Crumb } from '../head/jsonLd';
import { serviceHead } from '../head/serviceHead';

const PATH = '/repair-services';
const TITLE = 'Repair Services and Times';
const DESCRIPTION =
  'All repairs of iPhone, iPad, MacBook, iMac, Apple Watch and laptops in one list, with the time on the bench and the usual turnaround. {place}.';
const CRUMBS: Crumb[] = [{ label: 'Repairs', to: '/repairs' }, { label: 'All repair services' }];

export function Component() {
  return (
    <Unhydrated id="page">
      <PageHeader
        breadcrumbs={<Breadcrumbs items={CRUMBS} />}
        title="Repair Services"
        lead={`Time on the bench is how long we work on it; turnaround is how long you are without it. Motherboard work takes ${COMPLEX_TURNAROUND}, or ${EXPRESS_MOTHERBOARD_TURNAROUND} by express.`}
      />
      <Container>
        {DEVICES.map((device) => (
          <RepairTable key={device.id} device={device} />
        ))}
      </Container>
      <RepairSteps />
      <CallBand
        heading="Found yours?"
        text="Choose the repair above to go to your model, or book straight away."
        message="Hello, I have a question about a repair."
      />
    </Unhydrated>
  );
}

export const head = ({ config }: PageHeadArgs<null>): PageHead =>
  serviceHead(config, {
    title: TITLE,
    description: DESCRIPTION,
    path: PATH,
    crumbs: CRUMBS,
    offers: DEVICES.map(({ name }) => `${name} repair`),
  });
