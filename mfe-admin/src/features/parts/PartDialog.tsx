import { addPart, changePart } from '@mcs-repairs/shared/domain/contract/parts';
import { partFactsSchema, type Part } from '@mcs-repairs/shared/domain/types/parts';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { othersOf } from '../../form/othersOf';
import { FormDialog } from '../../form/FormDialog';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import lists from '../../styles/shopLists.module.css';

const LABELS = {
  name: 'Name',
  number: 'Part number',
  models: 'For models',
  stock: 'Number in stock',
  warnAt: 'Low-stock limit',
  cost: 'Cost in rupees',
  supplier: 'Supplier',
  supplierPhone: 'Phone of the supplier',
  supplierUrl: 'Website of the supplier',
  isRetired: 'No longer stocked',
};
type Name = keyof typeof LABELS;
type Values = Record<Name, string>;

type PartDialogProps = {
  /** The part to edit. Without it, the dialog adds a part. */
  part: Part | undefined;
  onClose: () => void;
};

/** Adds or edits a part. */
export function PartDialog({ part, onClose }: PartDialogProps) {
  const { act } = useStaffAction();
  const stored = valuesOf(part);
  const edited = useStaffForm({
    schema: partFactsSchema,
    empty: stored,
    keptAs: `part ${part?.id}`,
    compose: ({ cost, stock, warnAt, isRetired, ...others }) => ({
      ...others,
      cost: numberOf(cost),
      stock: numberOf(stock),
      warnAt: numberOf(warnAt),
      isRetired: isRetired !== '',
    }),
    send: (facts, key) =>
      act(
        ({ call }) =>
          part
            ? call(changePart, {
                params: { id: part.id },
                body: { ...facts, seen: part.version },
              })
            : call(addPart, { body: facts }, { key }),
        part ? 'The part was saved.' : 'The part was added.',
      ),
    onDone: onClose,
  });
  const { errors, text, values, change, overtaken } = edited;
  const line = (name: Name, more: { hint?: string; required?: boolean; number?: boolean } = {}) => (
    <Field label={LABELS[name]} error={errors[name]} hint={more.hint} required={more.required}>
      <TextInput {...text(name)} {...(more.number && { inputMode: 'numeric' })} />
    </Field>
  );
  return (
    <FormDialog
      of={edited}
      size="large"
      title={part ? `Edit ${part.name}` : 'Add part to stock list'}
      submit={part ? 'Save part' : 'Add part to stock list'}
      onClose={onClose}
    >
      <ChangedMeanwhile
        {...edited}
        by={part?.changedBy ?? ''}
        others={othersOf(overtaken, LABELS, stored)}
      />
      {line('name', { required: true })}
      <div className={lists.pair}>
        {line('number')}
        {line('models', { hint: 'In your own words: iPhone 13, 13 Pro.' })}
      </div>
      <div className={lists.pair}>
        {line('stock', { required: true, number: true })}
        {line('warnAt', {
          number: true,
          hint: 'Today shows a warning if the stock is at or below this number.',
        })}
        {line('cost', {
          number: true,
          hint: 'What the shop pays for one piece. Only owners see the cost.',
        })}
      </div>
      <div className={lists.pair}>
        {line('supplier')}
        {line('supplierPhone')}
      </div>
      {line('supplierUrl', { hint: 'Such as https://parts.example/iphone-13-screen' })}
      {part && (
        <Checkbox
          label={LABELS.isRetired}
          hint="Staff can no longer choose this part for repairs."
          checked={values.isRetired !== ''}
          onChange={({ target }) => change('isRetired', target.checked ? 'Yes' : '')}
        />
      )}
    </FormDialog>
  );
}

const numberOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.replace(/,/g, ''));

const typedOf = (number: number | null | undefined): string =>
  number === null || number === undefined ? '' : String(number);

const valuesOf = (part: Part | undefined): Values => ({
  name: part?.name ?? '',
  number: part?.number ?? '',
  models: part?.models ?? '',
  stock: typedOf(part?.stock),
  warnAt: typedOf(part?.warnAt),
  cost: typedOf(part?.cost),
  supplier: part?.supplier ?? '',
  supplierPhone: part?.supplierPhone ?? '',
  supplierUrl: part?.supplierUrl ?? '',
  isRetired: part?.isRetired ? 'Yes' : '',
});
