import { useState } from 'react';
import { useTyped, type Fields } from '@mcs-repairs/shared/platform/form/useTyped';
import type { AppointmentForm } from '@mcs-repairs/shared/domain/types/booking';
import type { TextChannel } from '@mcs-repairs/shared/domain/types/message';
import type { Attempt } from '../../submission/submitBooking';
import { usePhoto, type AttachedPhoto, type PhotoChoice } from '../../photo/usePhoto';

export type AppointmentValues = Required<AppointmentForm> & { textChannels: TextChannel[] };

const EMPTY = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  additionalNotes: '',
  textChannels: [],
};

/** What was typed into the dialog, its photo and its submission: kept while the dialog is closed. */
export type Draft = {
  fields: Fields<AppointmentValues>;
  attempt: Attempt | null;
  setAttempt: (attempt: Attempt | null) => void;
  photo: PhotoChoice;
  clear: () => void;
};

/** Device and issue come from the page until the customer writes something else; another choice on the page counts again. */
export function useDraft({
  deviceModel,
  repairIssue,
}: Pick<AppointmentForm, 'deviceModel' | 'repairIssue'>): Draft {
  const typed = useTyped<AppointmentValues>({ ...EMPTY, deviceModel, repairIssue });
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [attached, setAttached] = useState<AttachedPhoto | null>(null);
  const photo = usePhoto(attached, setAttached);
  const [shown, setShown] = useState({ deviceModel, repairIssue });
  if (shown.deviceModel !== deviceModel || shown.repairIssue !== repairIssue) {
    setShown({ deviceModel, repairIssue });
    typed.forget('deviceModel', 'repairIssue');
  }
  const clear = () => {
    typed.reset();
    setAttempt(null);
    setAttached(null);
    photo.forget();
  };
  const { values, change } = typed;
  return { fields: { values, change, reset: clear }, attempt, setAttempt, photo, clear };
}
