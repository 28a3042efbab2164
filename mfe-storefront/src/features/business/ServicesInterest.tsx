import { useId } from 'react';
import { BUSINESS_SERVICES } from './businessOffer';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { FieldMessage } from '@mcs-repairs/shared/ui/FieldMessage';
import styles from './ServicesInterest.module.css';

type ServicesInterestProps = {
  chosen: readonly string[];
  error?: string;
  onChange: (chosen: string[]) => void;
};

export function ServicesInterest({ chosen, error, onChange }: ServicesInterestProps) {
  const errorId = useId();

  function toggle(name: string) {
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  }

  return (
    <fieldset
      // The group can have focus itself. If no checkbox is ticked, an error moves focus to the
      // group.
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className={styles.group}
    >
      <legend className={styles.legend}>
        Services Interested In{' '}
        <span aria-hidden="true" className={styles.required}>
          *
        </span>
      </legend>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
      <div className={styles.choices}>
        {BUSINESS_SERVICES.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="services"
            value={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
