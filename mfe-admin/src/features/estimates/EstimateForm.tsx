import { useState } from 'react';
import { writeEstimate } from '@mcs-repairs/shared/domain/contract/estimates';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import {
  ESTIMATE_TIERS,
  newEstimateSchema,
  type Estimate,
  type MatchingPrices,
} from '@mcs-repairs/shared/domain/types/estimate';
import * as z from 'zod/mini';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useFocusFirst } from '../../form/useFocusFirst';
import { useKeptChoice } from '../../form/useKeptChoice';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { isReached, PLEASE_CALL } from '../../staff/isReached';
import { useStaffAction } from '../../staff/useStaffAction';
import { listedWords, optionsOf, wordsOfOptions } from './estimateFields';
import styles from './Estimates.module.css';

const schema = z.pick(z.object(newEstimateSchema.shape), { options: true, validDays: true });
const NAMES = { standard: 'Standard', premium: 'Premium' };

type EstimateFormProps = {
  booking: Booking;
  last: Estimate | undefined;
  /** The prices of the price list for this booking. */
  listed: MatchingPrices | undefined;
  /** Changes whenever the member opens the form. The form then focuses its first field. */
  press: string | null;
  onClose: () => void;
};

/**
 * Writes an estimate with one or two options. A first estimate starts from the price list. A
 * revision starts from the texts of the last estimate.
 */
export function EstimateForm({ booking, last, listed: newest, press, onClose }: EstimateFormProps) {
  const { id } = booking;
  const part = useFocusFirst<HTMLDivElement>(press);
  const { act } = useStaffAction(booking);
  const profile = useShopProfile();
  // An open form keeps the prices with which it opened, even if a colleague changes the price list.
  const [listed] = useState(newest);
  const keptAs = `estimate ${id}`;
  const [isTwo, setTwo] = useKeptChoice(
    keptAs,
    last ? last.options.length > 1 : Boolean(listed?.premium),
  );
  const tiers = isTwo ? ESTIMATE_TIERS : ESTIMATE_TIERS.slice(0, 1);
  const { errors, failure, sending, form, text, isEdited, settle } = useStaffForm({
    schema,
    empty: { validDays: '7', ...wordsOfOptions(last?.options ?? [], listed) },
    keptAs,
    compose: (words) => ({
      options: optionsOf(words, tiers),
      validDays: Number(words.validDays || NaN),
    }),
    send: (estimate) =>
      act(
        ({ call }, version) =>
          call(writeEstimate, { params: { id }, body: { ...estimate, version } }),
        isReached(booking, profile)
          ? 'The estimate was sent.'
          : `The estimate was saved. ${PLEASE_CALL}`,
      ),
    onDone: onClose,
  });
  const close = useAskedClose({ isEdited, settle }, onClose);
  const errorOf = (index: number, field: string) => errors[`options.${index}.${field}`];
  return (
    <div ref={part}>
      <form {...form} aria-label="Estimate" className={styles.form}>
        <Refusal refusal={failure} />
        {tiers.map((tier, index) => (
          <fieldset key={tier} className={styles.option}>
            <legend className={styles.legend}>{NAMES[tier]}</legend>
            <div className={styles.pair}>
              <Field
                label="Price in rupees"
                required
                error={errorOf(index, 'price')}
                hint={listedWords(tier, listed)}
              >
                <TextInput {...text(`${tier}Price`)} inputMode="numeric" />
              </Field>
              <Field label="Duration" required error={errorOf(index, 'duration')}>
                <TextInput {...text(`${tier}Duration`)} placeholder="2 days" />
              </Field>
            </div>
            <Field label="Note" optional error={errorOf(index, 'note')}>
              <TextInput {...text(`${tier}Note`)} />
            </Field>
          </fieldset>
        ))}
        <Checkbox
          label="Add a premium option"
          checked={isTwo}
          onChange={({ target }) => setTwo(target.checked)}
        />
        <Field label="Valid for (days)" required error={errors.validDays}>
          <TextInput {...text('validDays')} inputMode="numeric" />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" size="small" loading={sending}>
            Send estimate
          </Button>
          <Button variant="quiet" size="small" onClick={close}>
            Close form
          </Button>
        </div>
      </form>
    </div>
  );
}
