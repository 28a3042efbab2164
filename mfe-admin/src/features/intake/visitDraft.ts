import * as z from 'zod/mini';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { keptDraft } from '@mcs-repairs/shared/platform/form/keptDraft';
import type { ValuesDraft } from '@mcs-repairs/shared/platform/form/useTyped';
import { newId, visitorStorage } from '@mcs-repairs/shared/platform/site';

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

export type BegunVisit = z.infer<typeof draftSchema>;

/**
 * Visits that were begun, each under its own key in this browser until it is stored: everything but the passcode, which no
 * storage gets. Two windows never share one.
 */
const ALL = storageKey('intake');
const entryOf = (key: string) => keptDraft(`${ALL}.${key}`, draftSchema);

/** Which of them this window is at: it stays over reloads, and no other window sees it. */
const atHand = keptDraft(storageKey('intake-at-hand'), z.string());
const thisWindow = () => visitorStorage('sessionStorage');

/** The draft of one visit, and the key under which the shop stores it once however often it arrives. */
export type VisitDraft = {
  key: () => string;
  /** The same words are another visit: they get a key of their own. */
  renew: (values: VisitValues) => void;
  draft: ValuesDraft<VisitValues>;
};

/** The visit that this window is at: the same over retries and reloads, so that one whose answer was lost is never stored twice. */
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
    draft: {
      load: () => present(entryOf(key).load(visitorStorage())?.values ?? {}),
      save,
      clear,
    },
  };
}

/** This window goes on with a visit that was begun elsewhere. */
export const takeUpVisit = ({ key }: BegunVisit): void => atHand.save(thisWindow(), key);

export const dropVisit = (key: string): void => entryOf(key).clear(visitorStorage());

/** What was begun in windows that may be closed by now, and holds something. */
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

/** Without what is missing, which would hide the initial values. */
function present<Values extends object>(values: Values) {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<VisitValues>;
}
