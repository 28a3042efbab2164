import { useState } from 'react';
import { useTyped, type Fields } from '@mcs-repairs/shared/platform/form/useTyped';
import type { AppointmentForm } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import type { Attempt } from '../../submission/submitBooking';
import type { AttachedPhoto } from '../../photo/attachedPhoto';
import { usePhoto, type PhotoChoice } from '../../photo/usePhoto';

export type AppointmentValues = Required<AppointmentForm> & { textChannels: TextChannel[] };

const EMPTY = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  additionalNotes: '',
  textChannels: [],
};

type Kept = { values?: Partial<AppointmentValues>; attempt?: Attempt | null };

/**
 * What the visitor typed for each model, and the submission. Both stay after the visitor leaves the
 * page of the model, for example with the Back button, until a booking is made or the page ends.
 * They are personal, so they are not in the browser's storage.
 */
const kept = new Map<string, Kept>();

/** Tests call it between two pages. */
export const clearDrafts = (): void => kept.clear();

/** The typed fields, the photo and the submission. They stay when the dialog closes. */
export type Draft = {
  fields: Fields<AppointmentValues>;
  attempt: Attempt | null;
  setAttempt: (attempt: Attempt | null) => void;
  photo: PhotoChoice;
  clear: () => void;
};

/**
 * In the form, device and issue show the visitor's choice on the page until the visitor edits them.
 * A new choice on the page replaces the edits.
 */
export function useDraft({
  deviceModel,
  repairIssue,
}: Pick<AppointmentForm, 'deviceModel' | 'repairIssue'>): Draft {
  const keep = (change: Kept) => kept.set(deviceModel, { ...kept.get(deviceModel), ...change });
  const typed = useTyped<AppointmentValues>(
    { ...EMPTY, deviceModel, repairIssue },
    {
      load: () => kept.get(deviceModel)?.values ?? {},
      // When the visitor returns, device and issue show the choice on the page again.
      save: ({ deviceModel: _model, repairIssue: _issue, ...values }) => keep({ values }),
      clear: () => kept.delete(deviceModel),
    },
  );
  const [attempt, showAttempt] = useState(() => kept.get(deviceModel)?.attempt ?? null);
  const setAttempt = (next: Attempt | null) => {
    keep({ attempt: next });
    showAttempt(next);
  };
  const [attached, setAttached] = useState<AttachedPhoto | null>(null);
  const photo = usePhoto(attached, setAttached);
  const [shown, setShown] = useState({ deviceModel, repairIssue });
  if (shown.deviceModel !== deviceModel || shown.repairIssue !== repairIssue) {
    setShown({ deviceModel, repairIssue });
    typed.forget('deviceModel', 'repairIssue');
  }
  const clear = () => {
    setAttempt(null);
    typed.reset();
    setAttached(null);
    photo.forget();
  };
  const { values, change } = typed;
  // The typed text stays visible until the receipt is shown. Then the scheduler calls `clear`.
  const fields = { values, change, reset: () => {} };
  return { fields, attempt, setAttempt, photo, clear };
}
