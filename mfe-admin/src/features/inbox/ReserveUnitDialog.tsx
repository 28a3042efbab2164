import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { answersOf } from '@mcs-repairs/shared/data/answers';
import { listGoods } from '@mcs-repairs/shared/domain/contract/catalogue';
import { dealWithUnit } from '@mcs-repairs/shared/domain/contract/requestPages';
import { nepalInstant } from '@mcs-repairs/shared/domain/rules/nepalTime';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import type { RequestPage, RequestUnit } from '@mcs-repairs/shared/domain/types/requestPage';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { RadioGroup } from '@mcs-repairs/shared/ui/RadioGroup';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { FormDialog } from '../../form/FormDialog';
import { useKeptChoice } from '../../form/useKeptChoice';
import { useStaffForm } from '../../form/useStaffForm';
import { instantOfWallTime, wallTimeOf } from '../../format/nepalWallTime';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Request.module.css';

const schema = z.object({
  goods: z.string('Choose a unit'),
  until: z.string('Choose a day and a time'),
});
const TWO_DAYS = 2 * 86_400_000;
/** The maximum number of units in the dialog. Staff find other units with the search. */
const MOST = 6;

const onSale = answersOf(listGoods);

type ReserveUnitDialogProps = {
  page: RequestPage;
  /** The unit of an item in the cart. Null: staff choose among all units on sale. */
  unit: RequestUnit | null;
  onClose: () => void;
};

/** Reserves a unit for the sender of a request until a time. */
export function ReserveUnitDialog({ page, unit, onClose }: ReserveUnitDialogProps) {
  const { topic, id, name: person } = page;
  const unitId = useId();
  const now = useNow();
  const keptAs = `reserve ${id} ${unit?.id}`;
  const [start] = useKeptChoice(keptAs, wallTimeOf(new Date(now.getTime() + TWO_DAYS)));
  const [search, setSearch] = useState('');
  const { act } = useStaffAction();
  const answer = onSale.useQuery({ query: { show: 'on-sale', search, page: 1 } }, { skip: !!unit });
  const found = unit ? [unit] : (answer.data?.goods ?? []).slice(0, MOST);
  const asked = useStaffForm({
    schema,
    empty: { goods: unit?.id ?? '', until: start },
    keptAs,
    compose: ({ goods, until }) => ({
      goods: found.some((each) => each.id === goods) ? goods : undefined,
      until: instantOfWallTime(until) ?? undefined,
    }),
    send: ({ goods, until }) => {
      const chosen = found.find((each) => each.id === goods);
      const seen = chosen?.version ?? 0;
      const body = { goods, seen, act: 'reserve' as const, until };
      return act(
        ({ call }) => call(dealWithUnit, { params: { topic, id }, body }),
        `${chosen?.name ?? 'The unit'} is reserved until ${nepalInstant(until)}.`,
      );
    },
    onDone: onClose,
  });
  const { values, errors, failure, text, change } = asked;
  const stock = found.find((each) => each.id === values.goods)?.stock ?? 1;
  return (
    <FormDialog
      of={{ ...asked, failure: failure?.fields ? null : failure }}
      size="small"
      title={unit ? `Reserve ${unit.name}` : 'Reserve unit'}
      description={`For ${person}. Visitors do not see the unit in the shop until the reservation ends. Then the unit is on sale again.`}
      submit="Reserve unit"
      onClose={onClose}
    >
      {!unit && (
        <>
          <PausedSearch
            label="Search units"
            placeholder="Name, storage, colour or serial number"
            text={search}
            onText={setSearch}
          />
          <Loaded query={answer} name="goods" skeleton={<Skeleton lines={3} />}>
            {() =>
              found.length > 0 ? (
                <RadioGroup
                  legend="Unit"
                  name={unitId}
                  options={found.map((each) => ({
                    value: each.id,
                    label: each.name,
                    hint: factsOf(each),
                  }))}
                  value={values.goods || null}
                  onValueChange={(goods) => change('goods', goods)}
                  error={errors.goods}
                />
              ) : (
                <p className={styles.second}>No unit on sale matches this search.</p>
              )
            }
          </Loaded>
        </>
      )}
      <Field
        label="Reserve until"
        hint={stock > 1 ? `Time in Nepal. This reserves all ${stock} in stock.` : 'Time in Nepal.'}
        required
        error={errors.until}
      >
        <TextInput {...text('until')} type="datetime-local" />
      </Field>
    </FormDialog>
  );
}

const factsOf = ({ chip, storage, colour, serial }: Goods) =>
  [chip, storage, colour, serial].filter(Boolean).join(' · ') || undefined;
