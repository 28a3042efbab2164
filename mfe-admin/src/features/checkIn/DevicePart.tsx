import type { KeyboardEvent } from 'react';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { Chip } from '@mcs-repairs/shared/ui/Chip';
import { ChipGroup } from '@mcs-repairs/shared/ui/ChipGroup';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { searchFaults } from './searchFaults';
import { modelNamed, searchModels } from './searchModels';
import type { VisitForm } from './useVisitForm';
import styles from './CheckIn.module.css';

const KEPT = 'Not in our list. It is saved as typed.';

/** The device and its fault: found in the catalogue by a few letters, or as free text. */
export function DevicePart({ form: { text, errors, values, change } }: { form: VisitForm }) {
  const { deviceModel, repairIssue } = values;
  const model = modelNamed(deviceModel);
  const { models, sure } = model ? { models: [] } : searchModels(deviceModel);
  const services = model ? servicesOf(model.device).map(({ name }) => name) : [];
  const isService = services.includes(repairIssue.trim());
  const faults = isService ? { names: [] } : searchFaults(repairIssue, model?.device);
  const shown = faults.names.length ? faults.names : services;

  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Device and fault</legend>
      <Field
        label="Device"
        required
        error={errors.deviceModel}
        hint={deviceHint(deviceModel, {
          isListed: model !== undefined,
          fits: models.length,
          isSure: sure !== undefined,
        })}
      >
        <TextInput
          {...text('deviceModel')}
          autoComplete="off"
          onKeyDown={taking(models.length > 0, sure?.name, (name) => change('deviceModel', name))}
        />
      </Field>
      {models.length > 0 && (
        <ChipGroup label="Models" className={styles.known}>
          {models.map(({ name }) => (
            <Chip key={name} pressed={false} onClick={() => change('deviceModel', name)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <Field
        label="Fault"
        required
        error={errors.repairIssue}
        hint={repairIssue.trim() && !isService && !faults.names.length ? KEPT : undefined}
      >
        <TextInput
          {...text('repairIssue')}
          autoComplete="off"
          onKeyDown={taking(faults.names.length > 0, faults.sure, (name) =>
            change('repairIssue', name),
          )}
        />
      </Field>
      {shown.length > 0 && (
        <ChipGroup label="Services" className={styles.known}>
          {shown.map((name) => (
            <Chip
              key={name}
              pressed={repairIssue === name}
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

/**
 * Enter picks a suggestion if only one can be meant. If several match, Enter neither picks one nor
 * submits the form.
 */
const taking =
  (isOpen: boolean, sure: string | undefined, take: (name: string) => void) =>
  (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isOpen) return;
    event.preventDefault();
    if (sure !== undefined) take(sure);
  };

function deviceHint(
  typed: string,
  { isListed, fits, isSure }: { isListed: boolean; fits: number; isSure: boolean },
): string {
  if (typed.trim() !== '' && !isListed && fits === 0) return KEPT;
  if (fits > 0 && !isSure) return 'Several models match. Choose one, or type more of the name.';
  return 'Type a few letters, or the model number on the back (A2337). Press Enter to choose the match.';
}
