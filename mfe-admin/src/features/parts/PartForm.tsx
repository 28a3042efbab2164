import { useRef } from 'react';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { awaitPart, listParts, recordPartUse } from '@mcs-repairs/shared/domain/contract/parts';
import { partUseSchema, type Part } from '@mcs-repairs/shared/domain/types/parts';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { SuggestInput } from '../../form/SuggestInput';
import { Refusal } from '../../form/Refusal';
import { useFocusFirst } from '../../form/useFocusFirst';
import { usePaused } from '../../form/usePaused';
import { useKeptChoice } from '../../form/useKeptChoice';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './RepairParts.module.css';

const SUGGESTED = 8;
const partLists = answersOf(listParts);

type PartFormProps = { bookingId: string; kind: 'use' | 'await'; onClose: () => void };

/** Records a part that the repair used, or a part for which the repair waits. */
export function PartForm({ bookingId, kind, onClose }: PartFormProps) {
  const { act } = useStaffAction();
  const part = useFocusFirst<HTMLDivElement>(kind);
  const keptAs = `${kind} ${bookingId}`;
  const [chosen, setChosen] = useKeptChoice<Part | null>(keptAs, null);
  /** Whether staff record the parts even though the stock is too low. */
  const anyway = useRef(false);
  const isUse = kind === 'use';
  const params = { id: bookingId };
  const { errors, failure, sending, form, text, values, change, submit, forgive, settle } =
    useStaffForm({
      schema: partUseSchema,
      empty: { partId: '', count: '1' },
      keptAs,
      compose: ({ count }) => ({
        partId: chosen?.id ?? '',
        count: Number(count),
        anyway: anyway.current,
      }),
      send: ({ anyway: isAnyway, ...body }, key) =>
        act(
          ({ call }) =>
            isUse
              ? call(recordPartUse, { params, body: { ...body, anyway: isAnyway } }, { key })
              : call(awaitPart, { params, body }, { key }),
          isUse
            ? 'The used part was recorded, and the stock was reduced.'
            : 'The awaited part was recorded.',
        ),
      onDone: onClose,
    });
  const suggestions = useSuggestions(values.partId, chosen);
  const isShort = failure?.code === 'conflict' && failure.fields?.count !== undefined;

  /** Closes the form. Nobody is asked, because a part is soon chosen again. */
  function discard() {
    settle();
    onClose();
  }

  function edit(name: 'partId' | 'count', value: string) {
    anyway.current = false;
    forgive();
    if (name === 'partId') setChosen(null);
    change(name, value);
  }

  return (
    <div ref={part}>
      <form
        {...form}
        aria-label={isUse ? 'Record used part' : 'Mark repair as waiting for a part'}
        className={styles.form}
      >
        {!isShort && <Refusal refusal={failure} />}
        <div className={styles.fields}>
          <Field
            label="Part"
            required
            error={errors.partId}
            hint={chosen ? `${chosen.stock} in stock` : 'Type a name, part number or model.'}
            className={styles.part}
          >
            <SuggestInput
              {...text('partId')}
              listLabel="Parts"
              suggestions={suggestions.map(({ id, name, models, stock }) => ({
                value: id,
                label: name,
                note: [models, `${stock} in stock`].filter(Boolean).join(' · '),
              }))}
              sure={suggestions.length === 1 ? suggestions[0]?.id : undefined}
              onChange={({ target }) => edit('partId', target.value)}
              onPick={(id) => {
                const picked = suggestions.find((each) => each.id === id) ?? null;
                edit('partId', picked?.name ?? '');
                setChosen(picked);
              }}
            />
          </Field>
          <Field
            label="Number"
            required
            error={isShort ? undefined : errors.count}
            className={styles.count}
          >
            <TextInput
              {...text('count')}
              inputMode="numeric"
              onChange={({ target }) => edit('count', target.value)}
            />
          </Field>
        </div>
        {isShort && (
          <Notice
            tone="warning"
            live
            action={
              <Button
                size="small"
                variant="secondary"
                loading={sending}
                onClick={() => {
                  anyway.current = true;
                  void submit();
                }}
              >
                Record part anyway
              </Button>
            }
          >
            {failure.message} Record the part anyway?
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="small" loading={sending}>
            {isUse ? 'Record used part' : 'Mark repair as waiting for a part'}
          </Button>
          <Button size="small" variant="quiet" onClick={discard}>
            Close form
          </Button>
        </div>
      </form>
    </div>
  );
}

/**
 * Returns parts that match the typed text. The results for the previous text stay until the new
 * ones arrive.
 */
function useSuggestions(typed: string, chosen: Part | null): readonly Part[] {
  const search = usePaused(typed.trim());
  const { data } = partLists.useQuery({ query: { show: 'stocked', search, page: 1 } });
  return chosen ? [] : (data?.parts.slice(0, SUGGESTED) ?? []);
}
