import { useId, useState } from 'react';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { addModel, changeModel, previewModel } from '@mcs-repairs/shared/domain/contract/models';
import {
  ISSUE_IDS,
  type DeviceId,
  type IssueId,
  type RepairService,
} from '@mcs-repairs/shared/domain/types/device';
import { modelFactsSchema, type OwnModel } from '@mcs-repairs/shared/domain/types/models';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { othersOf } from '../../form/othersOf';
import { Refusal } from '../../form/Refusal';
import { usePagePreview } from '../../form/usePagePreview';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { DEVICE_CHOICES } from '../../format/deviceChoices';
import { useServices } from '../../format/useServices';
import { useStaffAction } from '../../staff/useStaffAction';
import { FaultFields } from './FaultFields';
import { ModelPicture } from './ModelPicture';
import previews from '../../form/PagePreview.module.css';
import lists from '../../styles/shopLists.module.css';

const LABELS = {
  device: 'Device',
  name: 'Name',
  slug: 'Address',
  year: 'Release year',
  numbers: 'Model numbers',
  alsoCalled: 'Other names',
  issues: 'Faults that the shop repairs',
  words: 'Description',
  pictureAlt: 'Alternative text of the picture',
};
type Name = keyof typeof LABELS;
/** The working time of each fault is a field, too. */
type Times = Record<`time-${IssueId}`, string>;
type Values = Record<Name, string> & Times;

const byIssue = (text: (issue: IssueId) => string) =>
  Object.fromEntries(ISSUE_IDS.map((issue) => [`time-${issue}`, text(issue)])) as Times;

const labelsWith = (services: readonly RepairService[]): Values => ({
  ...LABELS,
  ...byIssue((issue) => `Working time of ${nameIn(services, issue)}`),
});

const nameIn = (services: readonly RepairService[], issue: string): string =>
  services.find(({ id }) => id === issue)?.issue ?? issue;

type ModelDialogProps = {
  /** The model to edit. Without it, the dialog adds a model. */
  model: OwnModel | undefined;
  /** The device that the form of a new model starts with. */
  device: DeviceId;
  onClose: () => void;
  onAdded: (model: OwnModel) => void;
};

/** Adds or edits a model. */
export function ModelDialog({ model, device: begun, onClose, onAdded }: ModelDialogProps) {
  const formId = useId();
  const { act } = useStaffAction();
  // The newest version of the model. The answer to an upload arrives before the list with this
  // version.
  const [latest, setLatest] = useState(model);
  const newest = (latest?.version ?? 0) > (model?.version ?? 0) ? latest : model;
  const seen = newest?.version ?? 0;
  const hasPicture = newest?.picture !== undefined && newest.picture !== null;
  const stored = valuesOf(model, begun);
  const servicesFor = useServices();
  const hasShown = (issues: string, of: DeviceId) =>
    servicesFor(of).some(({ id }) => partsOf(issues).includes(id));
  const factsOf = (values: Values) => {
    const { name, slug, year, numbers, alsoCalled, issues, words, pictureAlt } = values;
    const device = values.device as DeviceId;
    // A model must have a fault that is not switched off for the device.
    const chosen = hasShown(issues, device) ? partsOf(issues) : [];
    return {
      ...{ device, name, slug, words },
      ...(hasPicture && { pictureAlt }),
      durations: timesOf(values),
      year: year.trim() === '' ? null : Number(year),
      numbers: partsOf(numbers),
      alsoCalled: partsOf(alsoCalled),
      // If all faults of the device are chosen, the value is stored as null.
      issues: issues === allIssues(device) ? null : chosen,
    };
  };
  const {
    errors: wrong,
    failure,
    sending,
    form,
    text,
    values,
    change,
    isEdited,
    settle,
    overtaken,
    ...choice
  } = useStaffForm({
    schema: modelFactsSchema,
    empty: stored,
    keptAs: `model ${model?.id ?? begun}`,
    compose: factsOf,
    send: (facts, key) =>
      act(
        ({ call }) =>
          model
            ? call(changeModel, { body: { ...facts, id: model.id, seen } })
            : call(addModel, { body: facts }, { key }),
        'The model was saved. The site shows it within seconds.',
      ),
    onDone: (saved) => {
      if (!model) onAdded(saved);
      onClose();
    },
  });
  const { preview, ...previewing } = usePagePreview({
    schema: modelFactsSchema,
    value: factsOf(values),
    ask: (call, facts) =>
      call(previewModel, { body: { ...facts, ...(model && { stored: { id: model.id, seen } }) } }),
  });
  const close = useAskedClose({ isEdited, settle }, onClose);
  const errors = { ...previewing.failure?.fields, ...wrong };
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
  const services = servicesFor(device);
  const chosen = partsOf(values.issues);
  // Faults that are switched off for the device are not in the form, and keep their choice.
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
      wide={preview !== null}
      title={model ? `Edit ${model.name}` : 'Add model'}
      onOpenChange={(open) => !open && close()}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Close form
          </Button>
          <Button variant="secondary" form={formId} {...previewing.button}>
            Preview page
          </Button>
          <Button type="submit" form={formId} loading={sending} disabled={overtaken.length > 0}>
            {model ? 'Save model' : 'Add model'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={classes(lists.form, previews.beside)}>
        <Refusal refusal={previewing.failure ?? failure} />
        <ChangedMeanwhile
          {...choice}
          by={model?.changedBy ?? ''}
          others={othersOf(overtaken, labelsWith(services), {
            ...stored,
            issues: namesOf(stored.issues, services),
          })}
        />
        <div className={lists.pair}>
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
        <div className={lists.pair}>
          {line('year', { number: true })}
          {line('numbers', { hint: 'Separate the numbers with commas: A3400, A3401.' })}
        </div>
        {line('alsoCalled', {
          hint: 'People can also find the model by these names. Separate the names with commas.',
        })}
        {line('slug', {
          hint: model
            ? `The address of the page is /repairs/${device}/, followed by this text. The old address leads to the new address.`
            : `The address of the page is /repairs/${device}/, followed by this text. Leave the field empty to use the name.`,
        })}
        <Field
          label={LABELS.words}
          error={errors.words}
          hint="A paragraph for the page of the model. It replaces the built-in sentence."
        >
          <TextArea {...text('words')} rows={3} />
        </Field>
        {model && <ModelPicture model={newest ?? model} seen={seen} onChanged={setLatest} />}
        {hasPicture && line('pictureAlt', { hint: 'Leave the field empty to use the name.' })}
        <FaultFields
          legend={LABELS.issues}
          services={services}
          chosen={chosen}
          onToggle={toggle}
          time={(issue) => text(`time-${issue}`)}
          errors={errors}
        />
        {preview && model?.isOn === false && (
          <Notice tone="info">This model is switched off, so visitors do not see its page.</Notice>
        )}
        {preview}
      </form>
    </Dialog>
  );
}

/** Returns how long the repair of each chosen fault takes. */
const timesOf = (values: Values) =>
  Object.fromEntries(
    partsOf(values.issues).flatMap((issue) => {
      const time = values[`time-${issue as IssueId}`].trim();
      return time ? [[issue, time]] : [];
    }),
  );

const namesOf = (issues: string, services: readonly RepairService[]): string =>
  services
    .filter(({ id }) => partsOf(issues).includes(id))
    .map(({ issue }) => issue)
    .join(', ');

/**
 * Returns the message of a field. If the field is a list, it returns the message of the first
 * invalid entry.
 */
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
    words: model?.words ?? '',
    pictureAlt: model?.picture?.alt ?? '',
    ...byIssue((issue) => model?.durations[issue] ?? ''),
  };
}
