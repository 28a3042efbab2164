import { useId } from 'react';
import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import type { EstimateOption, EstimateTier } from '@mcs-repairs/shared/domain/types/estimate';
import { classes } from '@mcs-repairs/shared/ui/classes';
import choice from './EstimateOptions.module.css';

const TIERS: Record<EstimateTier, { name: string; meaning: string }> = {
  standard: { name: 'Standard', meaning: 'With our usual parts.' },
  premium: { name: 'Premium', meaning: 'With parts of a higher grade.' },
};

type EstimateOptionsProps = {
  options: readonly EstimateOption[];
  chosen: EstimateTier | undefined;
  /** Undefined if the visitor cannot choose an option. */
  onChoose?: ((tier: EstimateTier) => void) | undefined;
};

/**
 * Shows the options of an estimate side by side: what each option includes, what it costs and how
 * long it takes.
 */
export function EstimateOptions({ options, chosen, onChoose }: EstimateOptionsProps) {
  const name = useId();
  const canChoose = onChoose !== undefined && options.length > 1;
  const cards = options.map((option) => {
    const isChosen = option.tier === chosen;
    const words = <OptionWords option={option} isAlone={options.length === 1} />;
    if (!canChoose) {
      return (
        <li key={option.tier} className={classes(choice.option, isChosen && choice.chosen)}>
          {words}
        </li>
      );
    }
    return (
      <label key={option.tier} className={classes(choice.option, choice.open)}>
        <input
          type="radio"
          name={name}
          value={option.tier}
          checked={isChosen}
          onChange={() => onChoose(option.tier)}
          className={choice.mark}
        />
        {words}
      </label>
    );
  });
  if (!canChoose) return <ul className={choice.options}>{cards}</ul>;
  return (
    <fieldset>
      <legend className="visually-hidden">Options of the estimate</legend>
      <div className={choice.options}>{cards}</div>
    </fieldset>
  );
}

function OptionWords({ option, isAlone }: { option: EstimateOption; isAlone: boolean }) {
  const { tier, price, duration, note } = option;
  const { name, meaning } = TIERS[tier];
  return (
    <span className={choice.words}>
      <span className={choice.name}>{name}</span>
      <strong className={choice.price}>{rupees(price)}</strong>
      <span className={choice.fact}>Takes {duration}</span>
      {!isAlone && <span className={choice.fact}>{meaning}</span>}
      {note && <span>{note}</span>}
    </span>
  );
}
