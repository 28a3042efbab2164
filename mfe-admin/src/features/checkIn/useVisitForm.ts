import { useEffect, useState } from 'react';
import { takeIn } from '@mcs-repairs/shared/domain/contract/checkIn';
import { newVisitSchema, type VisitReceipt } from '@mcs-repairs/shared/domain/types/checkIn';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { type ServicesOf, useServices } from '../../format/useServices';
import { useForgetSession } from '../../staff/useSignedOut';
import { modelNamed } from './searchModels';
import { useModels } from './useModels';
import { EMPTY, visitDraft, type VisitValues } from './visitDraft';

/**
 * The time between retries after a lost connection. The form also retries when the browser comes
 * online again.
 */
const AGAIN_MS = 5000;

/**
 * Manages the form of one check-in. With `overbook` the clerk allows one device more than the day
 * has room for.
 */
export function useVisitForm({
  overbook,
  visitWith,
  onStored,
}: {
  overbook: boolean;
  /** The booking of another device of the same visit. */
  visitWith?: string | undefined;
  onStored: (receipt: VisitReceipt) => void;
}) {
  const { call } = useShopData();
  const forget = useForgetSession();
  const models = useModels();
  const servicesOf = useServices();
  const [{ key, renew, reuse, draft }] = useState(visitDraft);
  const [sent, setSent] = useState<VisitValues | null>(null);
  const form = useForm({
    fields: useTyped(EMPTY, draft),
    schema: newVisitSchema,
    compose(values: VisitValues) {
      setSent(values);
      return { ...values, ...namesOf(values, models, servicesOf), visitWith, overbook };
    },
    send: (visit) => call(takeIn, { body: visit }, { key: key() }),
    onDone: onStored,
    onFailed: ({ code }) => {
      if (code === 'signed-out') forget();
    },
  });

  const isLost = form.failure?.code === 'network';
  const { submit, sending } = form;
  // A retry sends only unchanged values. If the clerk edited the form after the failed attempt, the
  // clerk must submit it again.
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
     * Empties the form, and returns a function that restores it. A restored form has its former
     * idempotency key, so the server never stores it twice.
     */
    clear() {
      const former = { key: key(), values: form.values };
      form.reset();
      return () => {
        reuse(former.key);
        for (const name of NAMES) form.change(name, former.values[name]);
      };
    },
    /**
     * Stores the form under a new idempotency key, because the server already used the old key for
     * other values.
     */
    storeAsAnother() {
      renew(form.values);
      return submit();
    },
  };
}

const NAMES = Object.keys(EMPTY) as (keyof VisitValues)[];

export type VisitForm = ReturnType<typeof useVisitForm>;

/** Replaces typed text with ids and names of the catalogue, if the text matches an entry. */
function namesOf(
  { deviceModel: typed, repairIssue }: VisitValues,
  models: readonly ListedModel[],
  servicesOf: ServicesOf,
) {
  const { device, name: deviceModel = typed } = modelNamed(typed, models) ?? {};
  const issue = device && servicesOf(device).find(({ name }) => name === repairIssue.trim())?.id;
  return { deviceModel, device, issue };
}
