import { useState } from 'react';
import { changeRequestWork } from '@mcs-repairs/shared/domain/contract/requestPages';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';
import { listOfDevices } from '@mcs-repairs/shared/domain/rules/listOfDevices';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  requestWorkSchema,
  type RequestDevice,
  type RequestPage,
} from '@mcs-repairs/shared/domain/types/requestPage';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { othersOf } from '../../form/othersOf';
import { useEdits } from '../../form/useEdits';
import { useStaffAction } from '../../staff/useStaffAction';
import { DeviceRows, type DeviceRow } from './DeviceRows';
import styles from './Request.module.css';

type Texts = Record<'assigneeId' | 'followUpOn' | 'taxNumber' | 'purchaseOrder', string>;
type Values = Texts & { devices: DeviceRow[] };
type Name = keyof Values;
const LABELS: Record<Name, string> = {
  assigneeId: 'Assignee',
  followUpOn: 'Follow-up day',
  taxNumber: 'PAN or VAT number',
  purchaseOrder: 'Purchase order',
  devices: 'Devices',
};
const NAMES = Object.keys(LABELS) as Name[];

/** Edits the assignee, the follow-up day, and the details and devices of a business. */
export function WorkPart({ page }: { page: RequestPage }) {
  const { topic, id, version, staff } = page;
  const { act, working, failure } = useStaffAction();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const today = toShopDate(useNow());
  const stored = valuesOf(page);
  // Fields that the member has not edited show what colleagues store.
  const { values, change, reset, overtaken, takeTheirs, keepMine } = useEdits(stored);
  const edited = NAMES.filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]),
  );

  async function save() {
    const work = { version, ...pick({ ...values, devices: devicesOf(values.devices) }, edited) };
    const checked = requestWorkSchema.safeParse(work);
    if (!checked.success) return setErrors(fieldErrors(checked.error.issues));
    setErrors({});
    // The field shows the text in the form in which the server stores it. Otherwise the difference
    // would look like a change by a colleague.
    for (const name of edited) {
      if (name === 'devices') change(name, (checked.data.devices ?? []).map(rowOf));
      else change(name, checked.data[name] ?? '');
    }
    const result = await act(
      ({ call }) => call(changeRequestWork, { params: { topic, id }, body: checked.data }),
      'The request was saved.',
    );
    if (!result.ok) setErrors(result.failure.fields ?? {});
  }
  const text = (name: keyof Texts) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors(({ [name]: _mended, ...others }) => others);
      change(name, target.value);
    },
  });
  const memberName = staff.find((member) => member.id === stored.assigneeId)?.name ?? '';
  const shown = { ...stored, assigneeId: memberName, devices: listOfDevices(page.devices) };
  return (
    <section aria-labelledby="work" className={styles.card}>
      <h2 id="work" className={styles.heading}>
        Follow-up
      </h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {failure && !failure.fields && edited.length > 0 && (
          <Notice tone="danger" live>
            {failure.message}
          </Notice>
        )}
        <ChangedMeanwhile
          others={othersOf(overtaken, LABELS, shown)}
          takeTheirs={takeTheirs}
          keepMine={keepMine}
        />
        <Field label={LABELS.assigneeId} error={errors.assigneeId}>
          <SelectInput {...text('assigneeId')}>
            <option value="">Nobody</option>
            {stored.assigneeId && !memberName && (
              <option value={stored.assigneeId}>A member who left</option>
            )}
            {staff.map((member) => (
              <option key={member.id} value={member.id}>
                {member.name}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field
          label={LABELS.followUpOn}
          hint="On this day, the page Today lists the request."
          error={errors.followUpOn}
        >
          <TextInput {...text('followUpOn')} type="date" min={today} />
        </Field>
        {topic === 'quote-requests' && (
          <>
            <Field label={LABELS.taxNumber} error={errors.taxNumber}>
              <TextInput {...text('taxNumber')} inputMode="numeric" />
            </Field>
            <Field label={LABELS.purchaseOrder} error={errors.purchaseOrder}>
              <TextInput {...text('purchaseOrder')} />
            </Field>
            <DeviceRows
              rows={values.devices}
              errors={errors}
              onChange={(rows) => {
                setErrors({});
                change('devices', rows);
              }}
            />
          </>
        )}
        {edited.length > 0 && (
          <div className={styles.actions}>
            <Button
              type="submit"
              size="small"
              variant="secondary"
              loading={working}
              disabled={overtaken.length > 0}
            >
              Save request
            </Button>
            <Button variant="quiet" size="small" disabled={working} onClick={reset}>
              Discard changes
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}

const valuesOf = (page: RequestPage): Values => ({
  assigneeId: page.assigneeId ?? '',
  followUpOn: page.followUpOn ?? '',
  taxNumber: page.taxNumber,
  purchaseOrder: page.purchaseOrder,
  devices: page.devices.map(rowOf),
});

const rowOf = ({ device, count }: RequestDevice): DeviceRow => ({ device, count: String(count) });

/** An empty number is no number, and not zero. */
const devicesOf = (rows: readonly DeviceRow[]) =>
  rows.map(({ device, count }) => ({ device, count: count.trim() ? Number(count) : NaN }));

const pick = <Given extends object>(values: Given, names: readonly (keyof Given)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Given>;
