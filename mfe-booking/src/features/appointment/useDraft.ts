import { useState } from 'react';

import { newId } from 'shared/platform/site';
import type { AppointmentForm } from 'shared/domain/types/booking';
import type { Attempt } from '../../submission/submitBooking';
import { usePhoto, type AttachedPhoto, type PhotoChoice } from '../../photo/usePhoto';

export type AppointmentValues = Required<AppointmentForm>;

const EMPTY = { customerName: '', customerEmail: '', customerPhone: '', additionalNotes: '' };

/** What was typed into the dialog, its photo and its submission: kept while the dialog is closed. */
export type Draft = {
  values: AppointmentValues;
  change: (name: keyof AppointmentValues, value: string) => void;
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
  const [typed, setTyped] = useState<Partial<AppointmentValues>>({});
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [attached, setAttached] = useState<AttachedPhoto | null>(null);
  const photo = usePhoto(attached, setAttached);
  const [shown, setShown] = useState({ deviceModel, repairIssue });
  if (shown.deviceModel !== deviceModel || shown.repairIssue !== repairIssue) {
    setShown({ deviceModel, repairIssue });
    setTyped({ ...typed, deviceModel: undefined, repairIssue: undefined });
  }
  return {
    values: {
      ...EMPTY,
      ...typed,
      deviceModel: typed.deviceModel ?? deviceModel,
      repairIssue: typed.repairIssue ?? repairIssue,
    },
    change: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    attempt,
    setAttempt,
    photo,
    clear: () => {
      setTyped({});
      setAttempt(null);
      setAttached(null);
      photo.forget();
    },
  };
}

export function newAttempt(): Attempt {
  return { key: newId(), unanswered: [] };
}
