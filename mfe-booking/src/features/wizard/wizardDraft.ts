import { DEFAULT_CITY } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { isRecord } from '@mcs-repairs/shared/domain/rules/isRecord';
import { storageKey } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { keptDraft } from '@mcs-repairs/shared/platform/form/keptDraft';
import { visitorStorage } from '@mcs-repairs/shared/platform/site';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import type { Attempt } from '../../submission/submitBooking';
import type { AttachedPhoto } from '../../photo/attachedPhoto';
import type { WizardValues } from './wizardSteps';

/**
 * The customer's answers so far. They stay in this browser until the customer sends or discards
 * them.
 */
export type WizardDraft = {
  values: WizardValues;
  step: number;
  photo: AttachedPhoto | null;
  attempt: Attempt | null;
  /** The values in the draft that came from a choice on other pages. */
  offered?: Pick<WizardValues, 'device' | 'issue' | 'preferredDate'> | undefined;
};

export const EMPTY_DRAFT: WizardDraft = {
  values: {
    device: '',
    issue: '',
    fullName: '',
    email: '',
    phone: '',
    city: DEFAULT_CITY,
    preferredDate: '',
    serviceType: 'walkin',
    pickupAddress: '',
    consent: false,
  },
  step: 0,
  photo: null,
  attempt: null,
};

const TEXTS = ['device', 'issue', 'fullName', 'email', 'phone', 'city', 'preferredDate'] as const;
const TEXT_CHANNELS: readonly TextChannel[] = ['sms', 'whatsapp'];
const OFFERED = ['device', 'issue', 'preferredDate'] as const;

const isOneOf = <One>(all: readonly One[], value: unknown): boolean => all.includes(value as One);
const isOptional = (value: unknown, is: (value: unknown) => boolean) =>
  value === undefined || is(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const hasTexts = (value: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => isText(value[name]));
const isList = (value: unknown, is: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(is);
const isConsent = (value: unknown) =>
  isList(value, (one) => isOneOf(TEXT_CHANNELS, one)) &&
  (value as unknown[]).length <= TEXT_CHANNELS.length;

/**
 * Whether a stored value is a draft. A schema would do the same, but zod would make the page's code
 * 12 kB larger. Submitting the form checks the requests in an attempt (`readable`).
 */
function isDraft(stored: unknown): stored is WizardDraft {
  if (!isRecord(stored)) return false;
  const { values, step, photo, attempt, offered } = stored;
  return (
    isRecord(values) &&
    hasTexts(values, TEXTS) &&
    isOneOf(['walkin', 'pickup'] satisfies WizardValues['serviceType'][], values.serviceType) &&
    // Drafts that were stored before these fields existed do not have them.
    isOptional(values.pickupAddress, isText) &&
    isOptional(values.textChannels, isConsent) &&
    typeof values.consent === 'boolean' &&
    isOneOf([0, 1, 2], step) &&
    (photo === null ||
      (isRecord(photo) && isText(photo.name) && isOptional(photo.photoId, isText))) &&
    (attempt === null ||
      (isRecord(attempt) && isText(attempt.key) && isList(attempt.unanswered, isRecord))) &&
    isOptional(offered, (given) => isRecord(given) && hasTexts(given, OFFERED))
  );
}

const kept = keptDraft<WizardDraft>(storageKey('booking-draft'), {
  safeParse: (stored) =>
    isDraft(stored)
      ? { data: { ...stored, values: { ...EMPTY_DRAFT.values, ...stored.values } } }
      : {},
});
type DraftStorage = Parameters<typeof kept.load>[0];

/**
 * Where this tab stores its draft. Each tab has its own, which survives a reload. A new tab begins
 * with the latest draft of this browser.
 */
export function draftStorage(
  tab: DraftStorage = visitorStorage('sessionStorage'),
  latest: DraftStorage = visitorStorage(),
): DraftStorage {
  return {
    getItem: (key) => tab.getItem(key) ?? latest.getItem(key),
    setItem(key, text) {
      tab.setItem(key, text);
      latest.setItem(key, text);
    },
    removeItem(key) {
      const own = tab.getItem(key);
      tab.removeItem(key);
      if (own === null || own === latest.getItem(key)) latest.removeItem(key);
    },
  };
}

/** Returns the stored draft. Returns an empty draft if none is stored or if it cannot be read. */
export const loadDraft = (storage: DraftStorage): WizardDraft => kept.load(storage) ?? EMPTY_DRAFT;

/**
 * Stores the draft. If the browser has no storage, the draft lives as long as the page. Only the id
 * of a photo is stored, never its file.
 */
export function saveDraft(storage: DraftStorage, draft: WizardDraft): void {
  const { name, photoId } = draft.photo ?? {};
  kept.save(storage, { ...draft, photo: name && photoId ? { name, photoId } : null });
}

export const clearDraft = kept.clear;
