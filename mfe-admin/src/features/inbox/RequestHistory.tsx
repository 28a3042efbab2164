import { Link } from 'react-router-dom';
import { addRequestEntry } from '@mcs-repairs/shared/domain/contract/requestPages';
import {
  newEntrySchema,
  type RequestEntry,
  type RequestPage,
} from '@mcs-repairs/shared/domain/types/requestPage';
import { Badge } from '@mcs-repairs/shared/ui/Badge';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { DeliveryBadge, deliveryMoments } from '../../format/DeliveryState';
import { Timeline, type Moment } from '../../format/Timeline';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Request.module.css';

type RequestHistoryProps = { page: RequestPage; onUseAgain: (text: string) => void };

/** Shows notes, answers and changes in one timeline, with a form for a new note. */
export function RequestHistory({ page, onUseAgain }: RequestHistoryProps) {
  const { createdAt, handledAt, handledBy, outcome, spamAt, spamBy, entries } = page;
  const moments: Moment[] = entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    by: entry.by,
    kind: kindOf(entry),
    content: <EntryLine entry={entry} onUseAgain={onUseAgain} />,
  }));
  const mark = (id: string, at: string | null, text: string, by: string) =>
    at === null ? [] : [{ id, at, by, kind: 'Changes' as const, content: <p>{text}</p> }];
  return (
    <section aria-label="History" className={styles.card}>
      <NoteForm page={page} />
      <Timeline
        title="History"
        kinds={['Changes', 'Messages', 'Notes']}
        moments={[
          ...moments,
          ...mark('asked', createdAt, 'Asked', page.name),
          ...mark(
            'handled',
            handledAt,
            outcome ? `Closed as ${outcome}` : 'Marked as handled',
            handledBy ?? 'Staff',
          ),
          ...mark('spam', spamAt, 'Marked as spam', spamBy ?? 'Staff'),
        ]}
      />
    </section>
  );
}

const NAMES: Partial<Record<RequestEntry['kind'], string>> = {
  mail: 'Email',
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  call: 'Call',
};

function kindOf({ kind }: RequestEntry): Moment['kind'] {
  if (kind === 'note') return 'Notes';
  return kind === 'change' || kind === 'booking' ? 'Changes' : 'Messages';
}

function EntryLine({
  entry: { kind, text, delivery, booking },
  onUseAgain,
}: {
  entry: RequestEntry;
  onUseAgain: (text: string) => void;
}) {
  if (booking) {
    return (
      <p>
        Created booking <Link to={`/admin/bookings/${encodeURIComponent(booking)}`}>{booking}</Link>
      </p>
    );
  }
  return (
    <div className={styles.entry}>
      {NAMES[kind] && (
        <p className={styles.top}>
          <Badge tone="outline">{NAMES[kind]}</Badge>
          {delivery && <DeliveryBadge delivery={delivery} />}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      {delivery && <p className={styles.second}>{deliveryMoments(delivery)}</p>}
      {delivery?.problem && <p className={styles.second}>{delivery.problem}</p>}
      {delivery?.state === 'failed' && (
        <Button size="small" variant="secondary" onClick={() => onUseAgain(text)}>
          Copy text to new answer
        </Button>
      )}
    </div>
  );
}

function NoteForm({ page: { topic, id } }: { page: RequestPage }) {
  const { act } = useStaffAction();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema: newEntrySchema,
    empty: { text: '' },
    keptAs: `note ${id}`,
    compose: (values) => ({ ...values, kind: 'note' }),
    send: (body, key) =>
      act(({ call }) => call(addRequestEntry, { params: { topic, id }, body }, { key })),
    onDone() {},
  });
  return (
    <form {...form} aria-label="Note" className={styles.form}>
      <Refusal refusal={failure} />
      <Field
        label="New note"
        hint="Only colleagues see this note. But customers can request all their data, including notes. Write only what the customer may read."
        error={errors.text}
      >
        <TextArea {...text('text')} rows={2} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="secondary" loading={sending}>
          Add note to request
        </Button>
      </div>
    </form>
  );
}
