import type { KeyboardEvent } from 'react';
import { servicesOf } from 'shared/domain/catalogue/services';
import { Chip } from 'shared/ui/Chip';
import { ChipGroup } from 'shared/ui/ChipGroup';
import { Field } from 'shared/ui/Field';
import { TextInput } from 'shared/ui/TextInput';
import { modelNamed, searchModels } from './searchModels';
import type { VisitForm } from './useVisitForm';
import styles from './Intake.module.css';

/** What it is and what is wrong with it: from the catalogue by a few letters, or in own words. */
export function DevicePart({ form: { text, errors, values, change } }: { form: VisitForm }) {
  const model = modelNamed(values.deviceModel);
  const found = model ? [] : searchModels(values.deviceModel);
  const [likeliest] = found;

  // Enter takes the likeliest model instead of sending a half-written name.
  function takeLikeliest(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !likeliest) return;
    event.preventDefault();
    change('deviceModel', likeliest.name);
  }

  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Device and fault</legend>
      <Field
        label="Device"
        required
        error={errors.deviceModel}
        hint="A few letters, or the model number on its back (A2337). Enter takes the first."
      >
        <TextInput {...text('deviceModel')} autoComplete="off" onKeyDown={takeLikeliest} />
      </Field>
      {found.length > 0 && (
        <ChipGroup label="Models" className={styles.known}>
          {found.map(({ name }) => (
            <Chip key={name} pressed={false} onClick={() => change('deviceModel', name)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <Field label="Fault" required error={errors.repairIssue}>
        <TextInput {...text('repairIssue')} autoComplete="off" />
      </Field>
      {model && (
        <ChipGroup label="Services" className={styles.known}>
          {servicesOf(model.device).map(({ id, name }) => (
            <Chip
              key={id}
              pressed={values.repairIssue === name}
              onClick={() => change('repairIssue', name)}
            >
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </fieldset>
  );
}
