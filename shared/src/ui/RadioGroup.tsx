import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import { FieldMessage } from './FieldMessage';
import choice from './Choice.module.css';
import field from './Field.module.css';

type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  name: string;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  error?: string;
  className?: string;
};

/** A choice of one option. Each option is a card with a name and a hint. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onValueChange,
  error,
  className,
}: RadioGroupProps<Value>) {
  const errorId = useId();
  return (
    <fieldset
      className={classes(choice.group, className)}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={field.legend}>{legend}</legend>
      <div className={choice.options}>
        {options.map((option) => (
          <label key={option.value} className={classes(choice.choice, choice.card)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onValueChange(option.value)}
              className={choice.mark}
            />
            <span className={choice.text}>
              {option.label}
              {option.hint && <span className={choice.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  );
}
