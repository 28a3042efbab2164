import { useState } from 'react';
import { memoryDraft } from '@mcs-repairs/shared/platform/form/memoryDraft';
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

/** The typed fields, the photo and the submission. They stay when the dialog closes. */
export type Draft = {
  fields: Fields<AppointmentValues>;
  attempt: Attempt | null;
  setAttempt: (attempt: Attempt | null) => void;
  photo: PhotoChoice;
  clear: () => void;
};

/**
 * Each model has its own draft. In the form, device and issue show the visitor's choice on the page
 * until the visitor edits them. A new choice on the page replaces the edits.
 */
export function useDraft({
  deviceModel,
  repairIssue,
}: Pick<AppointmentForm, 'deviceModel' | 'repairIssue'>): Draft {
  const kept = memoryDraft<AppointmentValues, Attempt>(`appointment ${deviceModel}`);
  const typed = useTyped<AppointmentValues>(
    { ...EMPTY, deviceModel, repairIssue },
    {
      ...kept,
      // When the visitor returns, device and issue show the choice on the page again.
      save: ({ deviceModel: _model, repairIssue: _issue, ...values }) => kept.save(values),
    },
  );
  const [attempt, showAttempt] = useState(kept.last);
  const setAttempt = (next: Attempt | null) => {
    kept.keep(next);
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
