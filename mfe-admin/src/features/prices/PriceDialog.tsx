import { useState } from 'react';
import { changePrice } from '@mcs-repairs/shared/domain/contract/prices';
import {
  tierPricesSchema,
  type ListedPrice,
  type PricePlace,
} from '@mcs-repairs/shared/domain/types/price';
import { ESTIMATE_TIERS } from '@mcs-repairs/shared/domain/types/estimate';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { othersOf } from '../../form/othersOf';
import { FormDialog } from '../../form/FormDialog';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { amountIn, isBelowCost, marginWords } from './priceWords';
import styles from './Prices.module.css';

const LABELS = {
  'standard.price': 'Standard price in rupees',
  'standard.cost': 'Standard cost in rupees',
  'premium.price': 'Premium price in rupees',
  'premium.cost': 'Premium cost in rupees',
};
type Name = keyof typeof LABELS;
type Values = Record<Name, string>;

type PriceDialogProps = {
  place: PricePlace;
  title: string;
  /** The stored price of this fault. Undefined if there is none. */
  price: ListedPrice | undefined;
  onClose: () => void;
};

/** Edits the prices and the costs of one fault, for a model or for all models of a device. */
export function PriceDialog({ place, title, price, onClose }: PriceDialogProps) {
  const { act } = useStaffAction();
  const stored = valuesOf(price);
  const [asked, setAsked] = useState('');
  const edited = useStaffForm({
    schema: tierPricesSchema,
    empty: stored,
    keptAs: `price ${JSON.stringify(place)}`,
    compose: tiersOf,
    send: (tiers) =>
      act(
        ({ call }) =>
          call(changePrice, {
            body: {
              ...{ ...place, ...tiers, seen: price?.version ?? 0 },
              ...(asked === JSON.stringify(tiers) && { confirmBelowCost: true }),
            },
          }),
        'The prices were saved.',
      ),
    onDone: onClose,
  });
  const { errors, form, text, values, overtaken } = edited;
  const tiers = tiersOf(values);
  const below = ESTIMATE_TIERS.filter((tier) => isBelowCost(tiers[tier]));
  // The dialog asks once about a price below its cost. If the member changes an amount after that,
  // the next save asks again.
  const now = JSON.stringify(tiers);
  const asks = asked === now && below.length > 0;
  const save: typeof form.onSubmit = (event) => {
    if (below.length === 0 || asks) return form.onSubmit(event);
    event.preventDefault();
    setAsked(now);
  };
  const amount = (name: Name, hint?: string) => (
    <Field label={LABELS[name]} error={errors[name]} hint={hint}>
      <TextInput {...text(name)} inputMode="numeric" />
    </Field>
  );
  return (
    <FormDialog
      of={{ ...edited, form: { ...form, onSubmit: save } }}
      title={title}
      description={
        place.model === null
          ? 'These prices apply to each model that has no prices of its own.'
          : 'These prices apply only to this model. If you leave all prices empty, the prices for all models apply.'
      }
      submit={asks ? 'Save price below cost' : 'Save prices'}
      remark={
        asks && (
          <p role="status" className={styles.asks}>
            The {below.join(' and the ')} price is below its cost.
          </p>
        )
      }
      back={asks ? { label: 'Edit prices again', onPress: () => setAsked('') } : undefined}
      onClose={onClose}
    >
      <ChangedMeanwhile
        {...edited}
        by={price?.changedBy ?? ''}
        others={othersOf(overtaken, LABELS, stored)}
      />
      {ESTIMATE_TIERS.map((tier) => {
        const margin = marginWords(tiers[tier]);
        return (
          <div key={tier} className={styles.pair}>
            {amount(`${tier}.price`)}
            {amount(`${tier}.cost`, margin ? `Margin: ${margin}` : 'Only owners see costs.')}
          </div>
        );
      })}
    </FormDialog>
  );
}

const tiersOf = (values: Values) => ({
  standard: { price: amountIn(values['standard.price']), cost: amountIn(values['standard.cost']) },
  premium: { price: amountIn(values['premium.price']), cost: amountIn(values['premium.cost']) },
});

const valuesOf = (price: ListedPrice | undefined): Values => ({
  'standard.price': String(price?.standard.price ?? ''),
  'standard.cost': String(price?.standard.cost ?? ''),
  'premium.price': String(price?.premium.price ?? ''),
  'premium.cost': String(price?.premium.cost ?? ''),
});
