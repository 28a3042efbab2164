import { useState, type KeyboardEvent, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { correctBooking } from '@mcs-repairs/shared/domain/contract/repairs';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';
import { formatLongDate, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { correctionSchema, type Technician } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile, NotSaved } from '../../form/ChangedMeanwhile';
import { useKeptEdits } from '../../form/keptText';
import { useSent } from '../../form/useSent';
import { refusalText } from '../../staff/changedMeanwhile';
import { changeWords } from '../../staff/lateUndo';
import { useStaffAction } from '../../staff/useStaffAction';
import { changedFields } from './changedFields';
import { othersOf } from '../../form/othersOf';
import styles from './BookingParts.module.css';

const schema = z.pick(z.omit(correctionSchema, { version: true }), {
  technicianId: true,
  promisedDate: true,
  shelf: true,
  labels: true,
});
export type Facts = z.infer<typeof schema>;
type Name = keyof Facts;
type Texts = Record<Name, string>;
const LABELS: Record<Name, string> = {
  technicianId: 'Technician',
  promisedDate: 'Promised day',
  shelf: 'Shelf',
  labels: 'Labels',
};

type RepairFactsProps = {
  booking: Booking;
  technicians: readonly Technician[];
  /**
   * Called with the stored booking. `former` contains the values before the change, which an undo
   * needs. `name` names the change, such as `Shelf changed to B4`.
   */
  onSaved: (booking: Booking, former: Facts, name: string) => void;
  /** The first field of the form. It has its own rules, so the caller passes it in. */
  children: ReactNode;
};

/**
 * Edits the technician, the promised day, the shelf and the labels. Each field is saved when it
 * loses focus.
 */
export function RepairFacts({ booking, technicians, onSaved, children }: RepairFactsProps) {
  const today = toShopDate(useNow());
  const { act, working, failure } = useStaffAction(booking);
  const [errors, setErrors] = useState<Record<string, string>>({});
  // Pressing Enter and leaving a field both save it, and it is sent only once.
  const sent = useSent<Texts>(booking.version);
  // A field that the member has not edited shows a colleague's change as soon as the page receives
  // it.
  const first = textsOf(booking);
  const { values, change, overtaken, takeTheirs, keepMine, ...kept } = useKeptEdits(
    first,
    `repair ${booking.id}`,
    sent,
  );
  const latest = sent.latest(first);
  const pending = Object.keys(changedFields(latest, values)).filter(isName);

  async function save(names: readonly Name[], texts = values) {
    const changed = names.filter((name) => texts[name] !== latest[name]);
    if (changed.length === 0) return;
    const checked = schema.safeParse(factsOf(texts, changed));
    // Errors of other fields stay until these fields are saved.
    const showErrors = (found: Record<string, string>) =>
      setErrors((before) => ({ ...otherErrors(before, changed), ...found }));
    if (!checked.success) return showErrors(fieldErrors(checked.error.issues));
    const { promisedDate } = checked.data;
    if (promisedDate && promisedDate < today) {
      return showErrors({ promisedDate: 'This day has passed' });
    }
    showErrors({});
    // Shows the text as the server stores it, for example without spaces at the end. Otherwise the
    // form would take the difference for a change by a colleague.
    const stored = textsOf(checked.data);
    for (const name of changed) change(name, stored[name]);
    const note = (after: number) => sent.note(changed, { ...texts, ...stored }, after);
    note(Infinity);
    const result = await act<Booking>(({ call }, version) =>
      call(correctBooking, { params: { id: booking.id }, body: { ...checked.data, version } }),
    );
    note(result.ok ? result.value.version : 0);
    if (!result.ok) return showErrors(result.failure.fields ?? {});
    const words = { ...stored, technicianId: nameOf(stored.technicianId) };
    if (promisedDate) words.promisedDate = formatLongDate(promisedDate);
    onSaved(result.value, factsOf(latest, changed), changeWords(changed, LABELS, words));
  }
  const leave = (name: Name) => overtaken.length === 0 && void save([name]);
  const text = (name: Name) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    onBlur: () => leave(name),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') leave(name);
    },
  });

  const nameOf = (staffId: string) => technicians.find(({ id }) => id === staffId)?.name ?? '';
  const shown = { ...first, technicianId: nameOf(first.technicianId) };
  return (
    <div role="group" aria-label="Repair details" className={styles.facts}>
      {(failure ? !failure.fields : kept.isRestored) &&
        overtaken.length === 0 &&
        pending.length > 0 && (
          <NotSaved
            className={styles.wide}
            reason={failure ? refusalText(failure) : undefined}
            isSaving={working}
            onRetry={() => void save(pending)}
          />
        )}
      <div className={styles.choice}>
        <ChangedMeanwhile
          others={othersOf(overtaken, LABELS, shown)}
          takeTheirs={takeTheirs}
          keepMine={() => {
            keepMine();
            void save(overtaken);
          }}
        />
      </div>
      {children}
      <Field label={LABELS.technicianId} error={errors.technicianId}>
        <SelectInput
          {...text('technicianId')}
          onChange={({ target }) => {
            change('technicianId', target.value);
            void save(['technicianId'], { ...values, technicianId: target.value });
          }}
        >
          <option value="">Unassigned</option>
          {technicians.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={LABELS.promisedDate} error={errors.promisedDate}>
        <TextInput {...text('promisedDate')} type="date" />
      </Field>
      <Field label={LABELS.shelf} error={errors.shelf} className={styles.shelf}>
        <TextInput {...text('shelf')} autoComplete="off" />
      </Field>
      <Field
        label={LABELS.labels}
        hint="Separate labels with commas. Customers may ask to see them."
        error={labelError(errors)}
        className={styles.wide}
      >
        <TextInput {...text('labels')} autoComplete="off" />
      </Field>
    </div>
  );
}

const isName = (name: string): name is Name => name in LABELS;

const textsOf = ({ technicianId, promisedDate, shelf, labels }: Facts): Texts => ({
  technicianId: technicianId ?? '',
  promisedDate: promisedDate ?? '',
  shelf: shelf ?? '',
  labels: labels?.join(', ') ?? '',
});

/**
 * Converts the named fields to the format of the server. An empty text removes the stored value.
 */
const factsOf = (texts: Texts, names: readonly Name[]): Facts =>
  Object.fromEntries(
    names.map((name) => [name, name === 'labels' ? wordsOf(texts.labels) : texts[name]]),
  );

const wordsOf = (labels: string) => [
  ...new Set(
    labels
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean),
  ),
];

/** Returns the errors that are not about these fields. An error may name a part, as in `labels.1`. */
const otherErrors = (errors: Record<string, string>, names: readonly Name[]) =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !names.some((name) => path.startsWith(name))),
  );

/** Returns the first error about the labels. It can be about the list or about one label. */
const labelError = (errors: Record<string, string>) =>
  Object.entries(errors).find(([field]) => field.startsWith('labels'))?.[1];
