import * as z from 'zod/mini';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { keptDraft } from '@mcs-repairs/shared/platform/form/keptDraft';
import type { ValuesDraft } from '@mcs-repairs/shared/platform/form/useTyped';
import { newId, visitorStorage } from '@mcs-repairs/shared/platform/site';

/** The field values of the check-in. */
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
  /**
   * The request whose details are in the form, such as `enquiries/E12`. The form does not send this
   * value with the visit.
   */
  request: string;
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
  request: '',
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
    request: text,
  }),
});

export type BegunVisit = z.infer<typeof draftSchema>;

/**
 * The browser stores each unfinished check-in under its own key, until the server has stored the
 * check-in. Drafts never contain the passcode, and each window has its own draft.
 */
const ALL = storageKey('intake');
const entryOf = (key: string) => keptDraft(`${ALL}.${key}`, draftSchema);

/** The key of this window's draft. A reload keeps the key, and other windows cannot read it. */
const atHand = keptDraft(storageKey('intake-at-hand'), z.string());
const thisWindow = () => visitorStorage('sessionStorage');

/**
 * The draft of one check-in, and its idempotency key. With the key, the server stores the check-in
 * only once.
 */
export type VisitDraft = {
  key: () => string;
  /** Creates a new idempotency key, so that the server stores the same values as another visit. */
  renew: (values: VisitValues) => void;
  /** Uses an earlier key again, because the clerk restores the form of this key. */
  reuse: (former: string) => void;
  draft: ValuesDraft<VisitValues>;
};

/**
 * Returns the draft of this window. Its key stays the same after retries and reloads. So the server
 * never stores a check-in twice, even if the first response is lost.
 */
export function visitDraft(): VisitDraft {
  let key = atHand.load(thisWindow()) ?? newId();
  const save = ({ passcode: _secret, ...values }: VisitValues) => {
    atHand.save(thisWindow(), key);
    entryOf(key).save(visitorStorage(), { key, values });
  };
  const clear = () => {
    dropVisit(key);
    atHand.clear(thisWindow());
    key = newId();
  };
  return {
    key: () => key,
    renew: (values) => {
      clear();
      save(values);
    },
    reuse: (former) => {
      key = former;
    },
    draft: {
      load: () => present(entryOf(key).load(visitorStorage())?.values ?? {}),
      save,
      clear,
    },
  };
}

/** Continues in this window with a draft from another window. */
export const takeUpVisit = ({ key }: BegunVisit): void => atHand.save(thisWindow(), key);

export const dropVisit = (key: string): void => entryOf(key).clear(visitorStorage());

/** Returns the drafts of other windows that contain something. Those windows may be closed. */
export function begunElsewhere(): BegunVisit[] {
  const storage = visitorStorage();
  const own = atHand.load(thisWindow());
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names
    .filter((name) => name.startsWith(`${ALL}.`))
    .flatMap((name) => keptDraft(name, draftSchema).load(storage) ?? [])
    .filter(
      ({ key, values }) => key !== own && Object.values(values).some((value) => value?.length),
    );
}

/**
 * Removes undefined values. Otherwise they would overwrite the initial values when the objects are
 * merged.
 */
function present<Values extends object>(values: Values) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<VisitValues>;
}
