import { useState } from 'react';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { download } from '@mcs-repairs/shared/ui/download';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { DownloadIcon, TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { AskFirst } from './AskFirst';
import { eraseMyData, linkedBy, takeMyData } from '../../myBookingOperations';
import styles from './MyBooking.module.css';

type MyDataProps = { token: string; reference: string; onErased: () => void };

/** Lets customers download or erase their personal data. */
export function MyData({ token, reference, onErased }: MyDataProps) {
  const { act, working, failure } = useAction();
  const [asking, setAsking] = useState(false);

  const takeAway = async () => {
    const result = await act((call) => takeMyData(call, token));
    if (!result.ok) return;
    const text = JSON.stringify(result.value, null, 2);
    download(`my-data-${reference}.json`, 'application/json', text);
  };

  return (
    <section aria-labelledby="my-data" className={styles.part}>
      <Heading level={2} id="my-data" className={styles.heading}>
        Your data
      </Heading>
      <p className={styles.quiet}>
        We store what you told us for this repair: your name, contact details, device and notes. You
        can download a copy, or have it erased. Please ask us for other data that we recorded about
        you.
      </p>
      <div className={styles.row}>
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          loading={working}
          onClick={() => void takeAway()}
        >
          Download my data
        </Button>
        <Button variant="quiet" icon={<TrashIcon />} onClick={() => setAsking(true)}>
          Erase my data
        </Button>
      </div>
      {failure && (
        <Notice tone="danger" live title="Your data could not be downloaded">
          {failure.message} Please try again.
        </Notice>
      )}
      <AskFirst
        open={asking}
        onOpenChange={setAsking}
        title="Erase your data?"
        confirmLabel="Erase for good"
        workingLabel="Erasing..."
        keepLabel="Keep it"
        act={(call) => call(eraseMyData, linkedBy(token))}
        onDone={onErased}
      >
        <p>
          If your booking is still active, it is cancelled. Your name, contact details, notes and
          photo are removed, and this link stops working. You cannot undo this.
        </p>
      </AskFirst>
    </section>
  );
}
