import { useId } from 'react';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { addModel, changeModel } from '@mcs-repairs/shared/domain/contract/models';
import { issueById } from '@mcs-repairs/shared/domain/catalogue/issues';
import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';
import { modelFactsSchema, type OwnModel } from '@mcs-repairs/shared/domain/types/models';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { FieldMessage } from '@mcs-repairs/shared/ui/FieldMessage';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { othersOf } from '../../form/othersOf';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import { DEVICE_CHOICES } from './modelWords';
import styles from './Models.module.css';

const LABELS = {
  device: 'Device',
  name: 'Name',
  slug: 'Address',
  year: 'Release year',
  numbers: 'Model numbers',
  alsoCalled: 'Other names',
  issues: 'Faults that the shop repairs',
};
type Name = keyof typeof LABELS;
type Values = Record<Name, string>;

type ModelDialogProps = {
  /** The model to edit. Without it, the dialog adds a model. */
  model: OwnModel | undefined;
  /** The device that a new model begins with. */
  device: DeviceId;
  onClose: () => void;
  onSaved: (model: OwnModel) => void;
};

/** Adds or edits a model. */
export function ModelDialog({ model, device: begun, onClose, onSaved }: ModelDialogProps) {
  const formId = useId();
  const { act } = useStaffAction();
  const stored = valuesOf(model, begun);
  const { errors, failure, sending, form, text, values, change, overtaken, ...choice } =
    useStaffForm({
      schema: modelFactsSchema,
      empty: stored,
      compose: ({ year, numbers, alsoCalled, issues, device, ...others }) => ({
        ...others,
        device,
        year: year.trim() === '' ? null : Number(year),
        numbers: partsOf(numbers),
        alsoCalled: partsOf(alsoCalled),
        // All faults of the device are stored as null.
        issues: issues === allIssues(device as DeviceId) ? null : partsOf(issues),
      }),
      send: (facts, key) =>
        act(
          ({ call }) =>
            model
              ? call(changeModel, { body: { ...facts, id: model.id, seen: model.version } })
              : call(addModel, { body: facts }, { key }),
          'Saved. The site shows it in seconds.',
        ),
      onDone: (saved) => {
        onSaved(saved);
        onClose();
      },
    });
  const device = values.device as DeviceId;
  const line = (name: Name, more: { hint?: string; required?: boolean; number?: boolean } = {}) => (
    <Field
      label={LABELS[name]}
      error={errorOf(errors, name)}
      hint={more.hint}
      required={more.required}
    >
      <TextInput {...text(name)} {...(more.number && { inputMode: 'numeric' })} />
    </Field>
  );
  const chosen = partsOf(values.issues);
  const toggle = (issue: string) => {
    const next = servicesOf(device)
      .map(({ id }) => id)
      .filter((id) => chosen.includes(id) !== (id === issue));
    change('issues', next.join(', '));
  };
  return (
    <Dialog
      open
      size="large"
      title={model ? `Edit ${model.name}` : 'Add model'}
      onOpenChange={(open) => !open && onClose()}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} loading={sending} disabled={overtaken.length > 0}>
            {model ? 'Save changes' : 'Add model'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form}>
        <Refusal refusal={failure} />
        <ChangedMeanwhile
          {...choice}
          by={model?.changedBy ?? ''}
          others={othersOf(overtaken, LABELS, stored)}
        />
        <div className={styles.pair}>
          {!model && (
            <Field label={LABELS.device} required error={errors.device}>
              <SelectInput
                name="device"
                value={values.device}
                options={DEVICE_CHOICES}
                onChange={({ target }) => {
                  change('device', target.value);
                  change('issues', allIssues(target.value as DeviceId));
                }}
              />
            </Field>
          )}
          {line('name', { required: true })}
        </div>
        <div className={styles.pair}>
          {line('year', { number: true })}
          {line('numbers', { hint: 'Put commas between them: A3400, A3401.' })}
        </div>
        {line('alsoCalled', { hint: 'People find the model by these names, too. Use commas.' })}
        {line('slug', {
          hint: model
            ? `The page is at /repairs/${device}/ and this text. The old address leads to the new one.`
            : `The page is at /repairs/${device}/ and this text. Leave it empty to use the name.`,
        })}
        <fieldset className={styles.faults}>
          <legend className={styles.legend}>{LABELS.issues}</legend>
          <div className={styles.choices}>
            {servicesOf(device).map(({ id }) => (
              <Checkbox
                key={id}
                label={issueById(id).name}
                checked={chosen.includes(id)}
                aria-invalid={errors.issues ? true : undefined}
                onChange={() => toggle(id)}
              />
            ))}
          </div>
          {errors.issues && <FieldMessage id={`${formId}-faults`}>{errors.issues}</FieldMessage>}
        </fieldset>
      </form>
    </Dialog>
  );
}

/** The message of a field, or of the first wrong part of its list. */
const errorOf = (errors: Record<string, string>, name: Name): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1];

const partsOf = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const allIssues = (device: DeviceId): string =>
  servicesOf(device)
    .map(({ id }) => id)
    .join(', ');

function valuesOf(model: OwnModel | undefined, begun: DeviceId): Values {
  const device = model?.device ?? begun;
  return {
    device,
    name: model?.name ?? '',
    slug: model?.slug ?? '',
    year: model?.year ? String(model.year) : '',
    numbers: model?.numbers.join(', ') ?? '',
    alsoCalled: model?.alsoCalled.join(', ') ?? '',
    issues: model?.issues?.join(', ') ?? allIssues(device),
  };
}
