import { useState, type KeyboardEvent } from 'react';
import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import { changeRequestWork } from '@mcs-repairs/shared/domain/contract/requestPages';
import { fieldErrors } from '@mcs-repairs/shared/domain/rules/fieldErrors';
import { listOfDevices } from '@mcs-repairs/shared/domain/rules/listOfDevices';
import { formatLongDate, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  requestWorkSchema,
  type RequestDevice,
  type RequestPage,
  type RequestWork,
} from '@mcs-repairs/shared/domain/types/requestPage';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile, NotSaved } from '../../form/ChangedMeanwhile';
import { useKeptEdits } from '../../form/keptText';
import { othersOf } from '../../form/othersOf';
import { useSent } from '../../form/useSent';
import { changeWords, UndoNotice, undoUntil } from '../../staff/lateUndo';
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

type Saved = {
  version: number;
  names: readonly Name[];
  former: Values;
  /** Names the change, such as `Purchase order changed to PO 5`. */
  words: string;
  until: string;
};

/**
 * Edits the assignee, the follow-up day, and the details of a business. Each field is saved when it
 * loses focus. The list of devices has a button instead, because a member edits several of its
 * fields.
 */
export function WorkPart({ page }: { page: RequestPage }) {
  const { topic, id, version, staff } = page;
  const { act, working, failure } = useStaffAction({ id, version });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saved, setSaved] = useState<Saved | null>(null);
  // Pressing Enter and leaving a field both save it, and it is sent only once.
  const sent = useSent<Values>(version);
  const today = toShopDate(useNow());
  const stored = valuesOf(page);
  // A field that the member has not edited shows a colleague's change as soon as the page receives
  // it.
  const { values, change, overtaken, takeTheirs, keepMine, ...kept } = useKeptEdits(
    stored,
    `work ${id}`,
    sent,
  );
  const latest = sent.latest(stored);
  const editedOf = (names: readonly Name[], given: Values, before: Values) =>
    names.filter((name) => JSON.stringify(given[name]) !== JSON.stringify(before[name]));
  const edited = editedOf(NAMES, values, stored);
  const isDevicesEdited = edited.includes('devices');

  const nameOf = (staffId: string) => staff.find(({ id }) => id === staffId)?.name ?? '';

  /** Stores a change, and returns the version after the change. */
  const send = async (shop: OperationsPort, work: RequestWork) => {
    const result = await shop.call(changeRequestWork, { params: { topic, id }, body: work });
    return result.ok ? { ok: true as const, value: { id, ...result.value } } : result;
  };

  async function save(names: readonly Name[], given = values) {
    const changed = editedOf(names, given, latest);
    if (changed.length === 0) return;
    const checked = requestWorkSchema.safeParse({ version, ...workOf(given, changed) });
    if (!checked.success) return setErrors(fieldErrors(checked.error.issues));
    setErrors({});
    // Shows the text as the server stores it, for example without spaces at the end. Otherwise the
    // form would take the difference for a change by a colleague.
    const { devices = [], ...texts } = checked.data;
    const clean = { ...given, ...texts, devices: devices.map(rowOf) };
    for (const name of changed) change(name, clean[name]);
    const note = (after: number) => sent.note(changed, clean, after);
    note(Infinity);
    const result = await act((shop, newest) => send(shop, { ...checked.data, version: newest }));
    note(result.ok ? result.value.version : 0);
    if (!result.ok) return setErrors(result.failure.fields ?? {});
    const { version: after } = result.value;
    const words = changeWords(changed, LABELS, {
      ...clean,
      assigneeId: nameOf(clean.assigneeId),
      followUpOn: clean.followUpOn && formatLongDate(clean.followUpOn),
      devices: listOfDevices(devices),
    });
    setSaved({ version: after, names: changed, former: latest, words, until: undoUntil() });
  }
  const undo = async (shop: OperationsPort, newest: number) => {
    const { former, names } = saved!;
    const result = await send(shop, { ...workOf(former, names), version: newest });
    // Shows the restored values in the fields. Otherwise a field would still have the undone value,
    // and leaving the field would save that value again.
    if (!result.ok) return result;
    for (const name of names) change(name, former[name]);
    sent.note(names, former, result.value.version);
    return result;
  };
  // The server refuses a past follow-up day, and an assignee who is no longer a member. Such a
  // change has no undo.
  const canUndo =
    saved !== null &&
    saved.version >= version &&
    !(
      saved.names.includes('followUpOn') &&
      saved.former.followUpOn !== '' &&
      saved.former.followUpOn < today
    ) &&
    !(
      saved.names.includes('assigneeId') &&
      saved.former.assigneeId !== '' &&
      !staff.some((member) => member.id === saved.former.assigneeId)
    );
  const leave = (name: Name) => overtaken.length === 0 && void save([name]);
  const text = (name: keyof Texts) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setErrors(({ [name]: _mended, ...others }) => others);
      change(name, target.value);
    },
    onBlur: () => leave(name),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') leave(name);
    },
  });
  const memberName = nameOf(stored.assigneeId);
  const shown = { ...stored, assigneeId: memberName, devices: listOfDevices(page.devices) };
  return (
    <section aria-labelledby="work" className={styles.card}>
      <h2 id="work" className={styles.heading}>
        Follow-up
      </h2>
      <div className={styles.form}>
        {(failure ? !failure.fields : kept.isRestored) &&
          overtaken.length === 0 &&
          edited.length > 0 && (
            <NotSaved
              reason={failure?.message}
              isSaving={working}
              onRetry={() => void save(edited)}
            />
          )}
        <ChangedMeanwhile
          others={othersOf(overtaken, LABELS, shown)}
          takeTheirs={takeTheirs}
          keepMine={() => {
            keepMine();
            void save(overtaken);
          }}
        />
        {canUndo && (
          <UndoNotice
            key={saved.version}
            booking={{ id, version: saved.version }}
            until={saved.until}
            of={{ name: saved.words, what: 'request', undo }}
          />
        )}
        <Field label={LABELS.assigneeId} error={errors.assigneeId}>
          <SelectInput
            {...text('assigneeId')}
            onChange={({ target }) => {
              change('assigneeId', target.value);
              void save(['assigneeId'], { ...values, assigneeId: target.value });
            }}
          >
            <option value="">Nobody</option>
            {stored.assigneeId && !memberName && (
              <option value={stored.assigneeId}>A colleague who left</option>
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
        {isDevicesEdited && (
          <div className={styles.actions}>
            <Button
              size="small"
              variant="secondary"
              loading={working}
              disabled={overtaken.length > 0}
              onClick={() => void save(['devices'])}
            >
              Save devices
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={working}
              onClick={() => change('devices', stored.devices)}
            >
              Discard changes to devices
            </Button>
          </div>
        )}
      </div>
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

/** An empty number becomes NaN, which the schema rejects. It must not become zero. */
const devicesOf = (rows: readonly DeviceRow[]) =>
  rows.map(({ device, count }) => ({ device, count: count.trim() ? Number(count) : NaN }));

/**
 * Converts the named fields to the format of the server. An empty text removes the stored value.
 */
const workOf = (values: Values, names: readonly Name[]): Partial<RequestWork> =>
  Object.fromEntries(
    names.map((name) => [name, name === 'devices' ? devicesOf(values.devices) : values[name]]),
  );
