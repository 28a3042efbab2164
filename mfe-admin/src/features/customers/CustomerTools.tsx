import { useState } from 'react';
import * as z from 'zod/mini';
import { useNavigate } from 'react-router-dom';
import { eraseCustomer, mergeCustomers } from '@mcs-repairs/shared/domain/contract/customers';
import { phoneKey as keyOf } from '@mcs-repairs/shared/domain/types/phoneNumber';
import type { Customer } from '@mcs-repairs/shared/domain/types/customer';
import { requiredText } from '@mcs-repairs/shared/domain/types/text';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { download } from '@mcs-repairs/shared/ui/download';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { DownloadIcon, TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { Refusal } from '../../form/Refusal';
import { useStaffForm } from '../../form/useStaffForm';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Customers.module.css';

const EMPTY = { other: '' };
/** The schema only requires some text. The server checks whether the text is a phone number. */
const otherNumberSchema = z.object({ other: requiredText('Phone number is required', 40) });

/** Merges another number into this customer, downloads the customer's data, or erases it. */
export function CustomerTools({ customer }: { customer: Customer }) {
  const { phoneKey, name } = customer;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { call } = useShopData();
  const erasing = useStaffAction();
  const [asking, setAsking] = useState(false);
  const merging = useStaffForm({
    schema: otherNumberSchema,
    empty: EMPTY,
    keptAs: `merge ${phoneKey}`,
    send: ({ other }) =>
      call(mergeCustomers, { params: { phoneKey }, body: { other: keyOf(other) } }),
    onDone: () => dispatch(toastShown({ tone: 'success', text: 'The customers were merged.' })),
  });

  async function eraseAll() {
    const erased = await erasing.act(
      () => call(eraseCustomer, { params: { phoneKey } }),
      'The customer’s data was erased.',
    );
    if (erased.ok) void navigate('/admin/customers', { replace: true });
  }

  return (
    <section aria-label="Tools" className={styles.part}>
      <form {...merging.form} aria-label="Merge customers" className={styles.form}>
        <Refusal refusal={merging.failure?.fields ? null : merging.failure} />
        <Field
          label="Another phone number of this customer"
          hint="This page then also shows the bookings and requests of that number."
          error={merging.errors.other}
        >
          <TextInput {...merging.text('other')} type="tel" autoComplete="off" />
        </Field>
        <Button type="submit" variant="secondary" size="small" loading={merging.sending}>
          Merge customers
        </Button>
      </form>
      <p className={styles.contact}>
        <Button
          variant="secondary"
          size="small"
          icon={<DownloadIcon />}
          onClick={() =>
            download(
              `customer-${phoneKey}.json`,
              'application/json;charset=utf-8',
              JSON.stringify(customer, null, 2),
            )
          }
        >
          Export data of this customer
        </Button>
        <Button variant="quiet" size="small" icon={<TrashIcon />} onClick={() => setAsking(true)}>
          Erase customer …
        </Button>
      </p>
      {asking && (
        <Dialog
          open
          onOpenChange={(open) => !open && setAsking(false)}
          title={`Erase all data of ${name}?`}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep customer data
              </Button>
              <Button variant="danger" loading={erasing.working} onClick={() => void eraseAll()}>
                Erase customer data
              </Button>
            </>
          }
        >
          <p>
            Names, contact details, photos, notes, enquiries and quote requests are deleted for
            good. Upcoming appointments are cancelled. Amounts and times stay for the reports.
          </p>
          {erasing.failure && (
            <Notice tone="danger" live>
              {erasing.failure.message}
            </Notice>
          )}
        </Dialog>
      )}
    </section>
  );
}
