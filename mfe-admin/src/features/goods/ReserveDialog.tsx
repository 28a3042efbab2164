import * as z from 'zod/mini';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { FormDialog } from '../../form/FormDialog';
import { useKeptChoice } from '../../form/useKeptChoice';
import { useStaffForm } from '../../form/useStaffForm';
import { instantOfWallTime, wallTimeOf } from '../../format/nepalWallTime';

const MESSAGE = 'Choose a day and a time';
const schema = z.object({ until: z.string(MESSAGE) });
const TWO_DAYS = 2 * 86_400_000;

type ReserveDialogProps = {
  goods: Goods;
  onReserve: (until: string) => Promise<Result<Goods>>;
  onClose: () => void;
};

/** Asks for the time until which a unit is reserved. After that time, the unit is on sale again. */
export function ReserveDialog({ goods, onReserve, onClose }: ReserveDialogProps) {
  const now = useNow();
  const keptAs = `reserve ${goods.id}`;
  const [until] = useKeptChoice(keptAs, wallTimeOf(new Date(now.getTime() + TWO_DAYS)));
  const asked = useStaffForm({
    schema,
    empty: { until },
    keptAs,
    compose: ({ until }) => ({ until: instantOfWallTime(until) }),
    send: ({ until }) => onReserve(until),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={asked}
      size="small"
      title={`Reserve ${goods.name}`}
      description="Visitors do not see the unit in the shop until the reservation ends. Then the unit is on sale again."
      submit="Reserve unit"
      onClose={onClose}
    >
      <Field label="Reserve until" hint="Time in Nepal." required error={asked.errors.until}>
        <TextInput {...asked.text('until')} type="datetime-local" />
      </Field>
    </FormDialog>
  );
}
