import { useParams } from 'react-router-dom';
import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { RequestView } from './RequestView';
import { useRequestPage } from './useRequestPage';
import styles from './Request.module.css';

const NAMES = { enquiries: 'Enquiry', 'quote-requests': 'Quote request' };

/** The page of one enquiry or quote request. */
export function RequestPageOf({ topic }: { topic: RequestTopic }) {
  const { reference = '' } = useParams();
  const can = useShopCapabilities();
  return (
    <AdminFrame title={`${NAMES[topic]} ${reference}`} skeleton={<RequestSkeleton />}>
      {can.signIn ? (
        <LoadedRequest key={reference} topic={topic} reference={reference} />
      ) : (
        <Notice title="This page needs a server">
          This site stores everything in your browser.
        </Notice>
      )}
    </AdminFrame>
  );
}

function LoadedRequest({ topic, reference }: { topic: RequestTopic; reference: string }) {
  const query = useRequestPage(topic, reference);
  const name = NAMES[topic].toLowerCase();
  return (
    <Loaded
      query={query}
      name={name}
      skeleton={<RequestSkeleton />}
      notFound={
        <ErrorState
          title={`${NAMES[topic]} not found`}
          action={
            <ButtonLink to={`/admin/${topic}`}>
              View all {name === 'enquiry' ? 'enquiries' : 'quote requests'}
            </ButtonLink>
          }
        >
          No {name} has the reference {reference}. It may have been erased.
        </ErrorState>
      }
    >
      {(page) => <RequestView page={page} />}
    </Loaded>
  );
}

const RequestSkeleton = () => (
  <span className={styles.desk}>
    <Skeleton shape="block" className={styles.bone} />
    <Skeleton shape="block" className={styles.bone} />
  </span>
);
