import { useId } from 'react';
import * as z from 'zod/mini';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Goods } from '@mcs-repairs/shared/domain/types/goods';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { instantOfWallTime, wallTimeOf } from '../../format/nepalWallTime';
import styles from './Goods.module.css';

const MESSAGE = 'Choose a day and a time';
const schema = z.object({ until: z.string(MESSAGE) });
const TWO_DAYS = 2 * 86_400_000;

type ReserveDialogProps = {
  goods: Goods;
  onReserve: (until: string) => Promise<Result<Goods>>;
  onClose: () => void;
};

/** Asks for the time until which goods are reserved. After that time they are on sale again. */
export function ReserveDialog({ goods, onReserve, onClose }: ReserveDialogProps) {
  const formId = useId();
  const now = useNow();
  const { errors, failure, sending, form, text } = useStaffForm({
    schema,
    empty: { until: wallTimeOf(new Date(now.getTime() + TWO_DAYS)) },
    compose: ({ until }) => ({ until: instantOfWallTime(until) }),
    send: ({ until }) => onReserve(until),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      size="small"
      title={`Reserve ${goods.name}`}
      description="Visitors do not see it in the shop until then. After that it is on sale again."
      onOpenChange={(open) => !open && onClose()}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            Reserve
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form}>
        <Refusal refusal={failure} />
        <Field label="Reserve until" hint="Time in Nepal." required error={errors.until}>
          <TextInput {...text('until')} type="datetime-local" />
        </Field>
      </form>
    </Dialog>
  );
}
