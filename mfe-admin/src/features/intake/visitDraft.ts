import * as z from 'zod/mini';
import { storageKey } from 'shared/domain/rules/storageKeys';
import { keptDraft } from 'shared/platform/form/keptDraft';
import type { ValuesDraft } from 'shared/platform/form/useTyped';
import { newId, visitorStorage } from 'shared/platform/site';

/** What the fields of the intake hold. */
export type VisitValues = {
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  deviceModel: string;
  repairIssue: string;
  serial: string;
  passcode: string;
  accessories: string;
  condition: string;
  promisedDate: string;
  signature: string;
  photoIds: string[];
};

export const EMPTY: VisitValues = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  deviceModel: '',
  repairIssue: '',
  serial: '',
  passcode: '',
  accessories: '',
  condition: '',
  promisedDate: '',
  signature: '',
  photoIds: [],
};

const text = z.optional(z.string());
const draftSchema = z.object({
  key: z.string(),
  values: z.object({
    customerName: text,
    customerPhone: text,
    customerEmail: text,
    deviceModel: text,
    repairIssue: text,
    serial: text,
    accessories: text,
    condition: text,
    promisedDate: text,
    signature: text,
    photoIds: z.optional(z.array(z.string())),
  }),
});

/** A visit that was begun, in this browser until it is stored: everything but the passcode, which no storage gets. */
const kept = keptDraft(storageKey('intake'), draftSchema);

/**
 * The draft of one visit and the key under which the shop stores it: the same over retries and reloads, so that a visit
 * whose answer was lost is never stored twice.
 */
export function visitDraft(): { key: () => string; draft: ValuesDraft<VisitValues> } {
  let key = kept.load(visitorStorage())?.key ?? newId();
  return {
    key: () => key,
    draft: {
      load: () => present(kept.load(visitorStorage())?.values ?? {}),
      save: ({ passcode: _secret, ...values }) => kept.save(visitorStorage(), { key, values }),
      clear: () => {
        kept.clear(visitorStorage());
        key = newId();
      },
    },
  };
}

/** Without what is missing, which would hide the initial values. */
function present<Values extends object>(values: Values) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<VisitValues>;
}
