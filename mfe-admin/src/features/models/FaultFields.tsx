import { useId } from 'react';
import type { IssueId, RepairService } from '@mcs-repairs/shared/domain/types/device';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FieldMessage } from '@mcs-repairs/shared/ui/FieldMessage';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import styles from './Models.module.css';

type FaultFieldsProps = {
  legend: string;
  /** The faults that the shop repairs on the device, in the owner's order. */
  services: readonly RepairService[];
  chosen: readonly string[];
  onToggle: (issue: IssueId) => void;
  /** Returns the properties of the field with the working time of a fault. */
  time: (issue: IssueId) => { name: string; value: string };
  errors: Record<string, string>;
};

/**
 * The faults of a device: which of them the shop repairs on a model, and how long each repair
 * takes.
 */
export function FaultFields({
  legend,
  services,
  chosen,
  onToggle,
  time,
  errors,
}: FaultFieldsProps) {
  const id = useId();
  return (
    <fieldset className={styles.faults}>
      <legend className={styles.legend}>{legend}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        Each field shows the usual working time in grey. Enter a time only if this model needs a
        different time.
      </p>
      {services.map(({ id: issue, issue: name, duration }) => {
        const isChosen = chosen.includes(issue);
        return (
          <div key={issue} className={styles.fault}>
            <Checkbox
              label={name}
              checked={isChosen}
              aria-invalid={errors.issues ? true : undefined}
              onChange={() => onToggle(issue)}
            />
            <Field
              label={<span className="visually-hidden">Working time: {name}</span>}
              error={errors[`durations.${issue}`]}
            >
              <TextInput {...time(issue)} placeholder={duration} disabled={!isChosen} />
            </Field>
          </div>
        );
      })}
      {errors.issues && <FieldMessage id={`${id}-faults`}>{errors.issues}</FieldMessage>}
    </fieldset>
  );
}
