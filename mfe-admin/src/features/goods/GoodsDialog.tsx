import { useCallback, useId, useRef, useState } from 'react';
import { GRADE_LABELS, GRADE_MEANINGS } from '@mcs-repairs/shared/domain/catalogue/grades';
import { CATEGORY_LABELS } from '@mcs-repairs/shared/domain/catalogue/products';
import { addGoods, changeGoods } from '@mcs-repairs/shared/domain/contract/catalogue';
import { GRADES, newGoodsSchema, type Goods } from '@mcs-repairs/shared/domain/types/goods';
import { PRODUCT_CATEGORIES } from '@mcs-repairs/shared/domain/types/product';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { ChangedMeanwhile } from '../../form/ChangedMeanwhile';
import { othersOf } from '../../form/othersOf';
import { Refusal } from '../../form/Refusal';
import { useAskedClose } from '../../form/useAskedClose';
import { useStaffForm } from '../../form/useStaffForm';
import { instantOfWallTime, wallTimeOf } from '../../format/nepalWallTime';
import { useStaffAction } from '../../staff/useStaffAction';
import { ChosenPhotos, GoodsPhotos } from './GoodsPhotos';
import { uploadsOf, type PhotoUpload } from './usePhotoUploads';
import { useUnitTurns } from './useUnitTurns';
import styles from './Goods.module.css';
import lists from '../../styles/shopLists.module.css';

const LABELS = {
  name: 'Name',
  category: 'Category',
  grade: 'Condition',
  battery: 'Battery in per cent',
  storage: 'Storage',
  colour: 'Colour',
  chip: 'Chip',
  warranty: 'Warranty',
  stock: 'Number in stock',
  serial: 'Serial number',
  words: 'Description',
  slug: 'Address',
  state: 'State',
  onSaleFrom: 'On sale from',
};
type Name = keyof typeof LABELS;
type Values = Record<Name, string>;

const CATEGORIES = PRODUCT_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }));
const GRADE_CHOICES = GRADES.map((value) => ({ value, label: GRADE_LABELS[value] }));
const STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'on-sale', label: 'On sale' },
];

const savedText = (state: string): string =>
  state === 'on-sale'
    ? 'The unit was saved. The shop shows it within seconds.'
    : 'The unit was saved. It is not on sale, so visitors do not see it.';

type GoodsDialogProps = {
  /** The unit to edit. Without it, the dialog adds a unit. */
  goods: Goods | undefined;
  /** The unit whose facts are copied into the form of a new unit. */
  like: Goods | undefined;
  /** Files that were chosen before the unit was added. */
  chosen: readonly PhotoUpload[];
  /** Called with a new unit and the photos to send. */
  onAdded: (goods: Goods, chosen: readonly PhotoUpload[]) => void;
  onClose: () => void;
};

/** Adds or edits a unit. */
export function GoodsDialog({ goods: listed, like, chosen, onAdded, onClose }: GoodsDialogProps) {
  const { newest: goods, inTurn } = useUnitTurns(listed);
  const { waiting, unsent, hasUnsent, onUnsent, asks, setAsks } = useUnsent();
  const [files, setFiles] = useState(chosen);
  const formId = useId();
  const { act } = useStaffAction();
  const stored = goods
    ? valuesOf(goods)
    : { ...valuesOf(like), slug: '', serial: '', onSaleFrom: '' };
  const {
    errors,
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
    schema: newGoodsSchema,
    empty: stored,
    keptAs: `unit ${goods?.id} ${like?.id}`,
    compose: ({ battery, stock, onSaleFrom, ...others }) => ({
      ...others,
      // Only a draft has a time at which it goes on sale.
      ...((goods?.state ?? others.state) === 'draft' && {
        onSaleFrom: instantOfWallTime(onSaleFrom),
      }),
      battery: battery.trim() === '' ? null : Number(battery),
      stock: Number(stock),
    }),
    send: ({ state, ...facts }, key) =>
      goods
        ? inTurn(goods, (unit) => {
            const body = { ...facts, seen: seenOf(goods, unit) };
            return act(
              ({ call }) => call(changeGoods, { params: { id: goods.id }, body }),
              savedText(unit.state),
            );
          })
        : act(
            ({ call }) => call(addGoods, { body: { ...facts, state } }, { key }),
            savedText(state),
          ),
    onDone: (added) => {
      if (!goods && files.length > 0) onAdded(added, files);
      else if (!hasUnsent()) onClose();
    },
  });
  const select = (name: 'category' | 'grade' | 'state') => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const line = (name: Name, more: { hint?: string; required?: boolean; number?: boolean } = {}) => (
    <Field label={LABELS[name]} error={errors[name]} hint={more.hint} required={more.required}>
      <TextInput {...text(name)} {...(more.number && { inputMode: 'numeric' })} />
    </Field>
  );
  const mayWait = (goods?.state ?? values.state) === 'draft';
  const leave = useAskedClose({ isEdited, settle }, onClose);
  const close = () => (unsent > 0 ? setAsks(true) : leave());
  const words = wordsOf(waiting, unsent);
  const { looks, works } = GRADE_MEANINGS[values.grade as Goods['grade']];
  return (
    <Dialog
      open
      size="large"
      title={goods ? `Edit ${goods.name}` : 'Add unit'}
      onOpenChange={(open) => !open && close()}
      keepOnOutsidePress
      footer={
        <>
          {unsent > 0 && (
            <p role="status" className={styles.waiting}>
              {asks ? words.question : words.state}
            </p>
          )}
          <Button variant="secondary" onClick={() => (asks ? setAsks(false) : close())}>
            {asks ? words.stay : 'Close form'}
          </Button>
          {asks ? (
            <Button key="leave" onClick={leave}>
              {words.leave}
            </Button>
          ) : (
            <Button
              key="save"
              type="submit"
              form={formId}
              loading={sending}
              disabled={overtaken.length > 0 || waiting > 0}
            >
              {goods ? 'Save unit' : 'Add unit'}
            </Button>
          )}
        </>
      }
    >
      <form {...form} id={formId} className={lists.form}>
        <Refusal refusal={failure} />
        <ChangedMeanwhile
          {...choice}
          by={goods?.changedBy ?? ''}
          others={othersOf(overtaken, LABELS, shownOf(stored))}
        />
        {line('name', { required: true })}
        <div className={lists.pair}>
          <Field label={LABELS.category} required error={errors.category}>
            <SelectInput {...select('category')} options={CATEGORIES} />
          </Field>
          <Field label={LABELS.grade} required hint={`${looks} ${works}`} error={errors.grade}>
            <SelectInput {...select('grade')} options={GRADE_CHOICES} />
          </Field>
        </div>
        <div className={lists.pair}>
          {line('storage')}
          {line('colour')}
          {line('chip')}
          {line('battery', { number: true })}
          {line('warranty')}
          {line('stock', { required: true, number: true })}
        </div>
        <Field
          label={LABELS.words}
          hint="Visitors read this description on the page of the unit."
          error={errors.words}
        >
          <TextArea {...text('words')} rows={3} />
        </Field>
        <div className={lists.pair}>
          {line('serial', { hint: 'Only staff see the serial number.' })}
          {line('slug', {
            hint: goods
              ? 'The address of the page is /shop/, followed by this text. Links to an earlier address of the unit stop working.'
              : 'The address of the page is /shop/, followed by this text. Leave the field empty to use the name.',
          })}
        </div>
        {!goods && (
          <Field label={LABELS.state} hint="Visitors do not see drafts." error={errors.state}>
            <SelectInput {...select('state')} options={STATES} />
          </Field>
        )}
        {mayWait && (
          <Field
            label={LABELS.onSaleFrom}
            hint="Time in Nepal. The unit is a draft until this time. Leave the field empty to put the unit on sale yourself."
            error={errors.onSaleFrom}
          >
            <TextInput {...text('onSaleFrom')} type="datetime-local" />
          </Field>
        )}
      </form>
      {goods ? (
        <GoodsPhotos goods={goods} chosen={chosen} inTurn={inTurn} onUnsent={onUnsent} />
      ) : (
        <ChosenPhotos
          chosen={files}
          onFiles={(more) => setFiles([...files, ...uploadsOf(more)])}
          onDrop={(upload) => setFiles(files.filter((one) => one !== upload))}
        />
      )}
    </Dialog>
  );
}

/**
 * Counts the photos that are not uploaded: waiting ones and failed ones. `asks` is true while the
 * dialog asks whether to leave these photos out.
 */
function useUnsent() {
  const now = useRef(0);
  const [{ waiting, failed }, setCounts] = useState({ waiting: 0, failed: 0 });
  const [asked, setAsks] = useState(false);
  const onUnsent = useCallback((waiting: number, failed: number) => {
    now.current = waiting + failed;
    setCounts({ waiting, failed });
    if (now.current === 0) setAsks(false);
  }, []);
  const hasUnsent = useCallback(() => now.current > 0, []);
  const unsent = waiting + failed;
  return { waiting, unsent, hasUnsent, onUnsent, asks: asked && unsent > 0, setAsks };
}

/**
 * Returns the texts about photos that are not uploaded. A failed photo is sent again only when
 * staff press the button.
 */
function wordsOf(waiting: number, unsent: number) {
  const count = waiting > 0 ? waiting : unsent;
  const photos = count === 1 ? '1 photo' : `${count} photos`;
  if (waiting > 0)
    return {
      state: `${photos} ${count === 1 ? 'is' : 'are'} still being sent.`,
      question: `Stop sending ${photos}?`,
      stay: 'Keep sending photos',
      leave: 'Stop sending photos',
    };
  return {
    state: `${photos} ${count === 1 ? 'was' : 'were'} not sent.`,
    question: `Close without uploading ${photos}?`,
    stay: 'Keep form open',
    leave: `Close without uploading ${photos}`,
  };
}

/** Replaces stored values with the labels that the form shows for them. */
const shownOf = (values: Values): Values => ({
  ...values,
  category: CATEGORY_LABELS[values.category as Goods['category']],
  grade: GRADE_LABELS[values.grade as Goods['grade']],
});

/**
 * Returns the version to send with the facts of the form. Usually this is the newest one, because
 * an added photo raises the version. If a colleague changed the facts, it is the version that the
 * form shows, and the server then refuses the change.
 */
function seenOf(shown: Goods, newest: Goods): number {
  const isSame = JSON.stringify(valuesOf(shown)) === JSON.stringify(valuesOf(newest));
  return isSame ? newest.version : shown.version;
}

function valuesOf(goods: Goods | undefined): Values {
  return {
    name: goods?.name ?? '',
    category: goods?.category ?? 'macbooks',
    grade: goods?.grade ?? 'excellent',
    battery: goods?.battery ? String(goods.battery) : '',
    storage: goods?.storage ?? '',
    colour: goods?.colour ?? '',
    chip: goods?.chip ?? '',
    warranty: goods?.warranty ?? '',
    stock: String(goods?.stock ?? 1),
    serial: goods?.serial ?? '',
    words: goods?.words ?? '',
    slug: goods?.slug ?? '',
    state: 'on-sale',
    onSaleFrom: goods?.onSaleFrom ? wallTimeOf(new Date(goods.onSaleFrom)) : '',
  };
}
