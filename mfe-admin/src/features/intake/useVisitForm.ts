import { useEffect, useState } from 'react';
import { takeIn } from '@mcs-repairs/shared/domain/contract/checkIn';
import { newVisitSchema, type VisitReceipt } from '@mcs-repairs/shared/domain/types/intake';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { useForgetSession } from '../../staff/useSignedOut';
import { modelNamed } from './searchModels';
import { EMPTY, visitDraft, type VisitValues } from './visitDraft';

/** After a lost connection it is tried again so often, and at once when the browser says that it is back. */
const AGAIN_MS = 5000;

/** The form of one visit; `overbook` says that the clerk takes it in on purpose. */
export function useVisitForm({
  overbook,
  visitWith,
  onStored,
}: {
  overbook: boolean;
  /** Id of the booking with whose device this one comes. */
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
  // What the clerk is changing meanwhile is sent when they say so.
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
    /** After the shop said that the key was used for other words: these are another visit. */
    storeAsAnother() {
      renew(form.values);
      return submit();
    },
  };
}

export type VisitForm = ReturnType<typeof useVisitForm>;

/** What of the catalogue was chosen: found by the names that the fields show, and written as the catalogue writes it. */
function namesOf({ deviceModel: typed, repairIssue }: VisitValues) {
  const { device, name: deviceModel = typed } = modelNamed(typed) ?? {};
  const issue = device && servicesOf(device).find(({ name }) => name === repairIssue.trim())?.id;
  return { deviceModel, device, issue };
}
