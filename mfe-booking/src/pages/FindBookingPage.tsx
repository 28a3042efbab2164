import { useLoaderData } from 'react-router-dom';
import type { MessageWays } from '@mcs-repairs/shared/domain/contract/myBooking';
import { STAGE_WORDS } from '@mcs-repairs/shared/domain/catalogue/stageWords';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { PageHead, PageLoaderArgs } from '@mcs-repairs/shared/platform/contract/page';
import { Unhydrated, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { ToolSet } from '@mcs-repairs/shared/ui/drawings/ToolSet';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { PageHeader } from '@mcs-repairs/shared/ui/PageHeader';
import { NoMessages } from '../features/privateLink/NoMessages';
import { TrackRepair } from '../features/privateLink/TrackRepair';
import { StepList } from '../nextSteps/StepList';
import { readMessageWays } from '../myBookingOperations';
import styles from './MyBookingPage.module.css';

/** The stages that each repair has, as customers read them. */
const STAGES = (['received', 'diagnosing', 'repairing', 'ready'] as const).map((stage) => {
  const { name, meaning } = STAGE_WORDS[stage];
  return { title: name, text: meaning };
});

/** The channels to assume if the request for the shop's channels fails. */
const BOTH: MessageWays = { texts: true, emails: true };

export const loader = async ({ context, signal }: PageLoaderArgs): Promise<MessageWays> => {
  const ways = await context.shopData.call(readMessageWays, {}, { signal });
  return ways.ok ? ways.value : BOTH;
};

export function Component() {
  const ways = useLoaderData<MessageWays | undefined>() ?? BOTH;
  const { phone } = useShopProfile();
  const canSend = ways.texts || ways.emails;
  return (
    <div className={styles.find}>
      <div className={styles.top}>
        <PageHeader
          width="narrow"
          title="Track your repair"
          lead={
            canSend
              ? 'See the stage of your repair at once. To reschedule, cancel or answer an estimate, we send you your private link or a code.'
              : 'See the stage of your repair by its number and your phone number.'
          }
          className={styles.header}
        />
        <Unhydrated id="picture">
          <div className={styles.picture}>
            <Phone side="front" />
            <ToolSet />
          </div>
        </Unhydrated>
      </div>
      <Container width="narrow" className={styles.body}>
        {!canSend && <NoMessages />}
        <Card padding="medium" look="raised">
          <TrackRepair ways={ways} />
        </Card>
        {canSend && (
          <p className={styles.quiet}>
            No message after a few minutes? Call us at <a href={callHref(phone)}>{phone}</a>.
          </p>
        )}
        <Unhydrated id="stages">
          <Heading level={2} className={styles.stages}>
            What the stages mean
          </Heading>
          <StepList inRow steps={STAGES} />
          <p className={styles.quiet}>
            In between, a repair may wait for parts, or for your answer to an estimate.
          </p>
        </Unhydrated>
      </Container>
    </div>
  );
}

export const head = (): PageHead => ({
  title: 'Track your repair',
  description:
    'See the status of your repair by order or ticket number and phone number, or all your repairs by phone.',
  noIndex: true,
});
