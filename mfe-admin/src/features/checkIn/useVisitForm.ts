import { useEffect, useState } from 'react';
import { takeIn } from '@mcs-repairs/shared/domain/contract/checkIn';
import { newVisitSchema, type VisitReceipt } from '@mcs-repairs/shared/domain/types/checkIn';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { useForgetSession } from '../../staff/useSignedOut';
import { modelNamed } from './searchModels';
import { EMPTY, visitDraft, type VisitValues } from './visitDraft';

/** The retry interval after a lost connection. The form also retries when the browser comes online. */
const AGAIN_MS = 5000;

/** The form of one check-in. `overbook` says that the clerk accepts one device too many for the day. */
export function useVisitForm({
  overbook,
  visitWith,
  onStored,
}: {
  overbook: boolean;
  /** The id of the booking of another device of the same visit. */
  visitWith?: string | undefined;
  onStored: (receipt: VisitReceipt) => void;
}) {
  const { call } = useShopData();
  const forget = useForgetSession();
  const [{ key, renew, draft }] = useState(visitDraft);
  const [sent, setSent] = useState<VisitValues | null>(null);
  const form = useForm({
    fields: useTyped(EMPTY, draft),
    schema: newVisitSchema,
    compose(values: VisitValues) {
      setSent(values);
      return { ...values, ...namesOf(values), visitWith, overbook };
    },
    send: (visit) => call(takeIn, { body: visit }, { key: key() }),
    onDone: onStored,
    onFailed: ({ code }) => {
      if (code === 'signed-out') forget();
    },
  });

  const isLost = form.failure?.code === 'network';
  const { submit, sending } = form;
  // Edits after the last attempt are not sent automatically: the clerk sends them.
  const isAsSent = JSON.stringify(form.values) === JSON.stringify(sent);
  useEffect(() => {
    if (!isLost || !isAsSent || sending) return;
    const again = () => void submit();
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isLost, isAsSent, sending, submit]);

  return {
    ...form,
    isLost,
    /**
     * Stores the form as another visit, after the shop said that the key was used with other
     * values.
     */
    storeAsAnother() {
      renew(form.values);
      return submit();
    },
  };
}

export type VisitForm = ReturnType<typeof useVisitForm>;

/** The catalogue's names and ids for what the fields contain. */
function namesOf({ deviceModel: typed, repairIssue }: VisitValues) {
  const { device, name: deviceModel = typed } = modelNamed(typed) ?? {};
  const issue = device && servicesOf(device).find(({ name }) => name === repairIssue.trim())?.id;
  return { deviceModel, device, issue };
}
