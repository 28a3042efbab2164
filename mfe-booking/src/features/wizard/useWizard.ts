import { useEffect, useRef, useState, type RefObject } from 'react';

import { SUCCESS_MESSAGES } from 'shared/domain/catalogue/messages';
import { fieldErrors } from 'shared/domain/rules/fieldErrors';
import { newId, useShopData, visitorStorage } from 'shared/platform/site';
import {
  bookingCreated,
  bookingCreationFailed,
  toastShown,
  useAppDispatch,
  workStarted,
} from 'shared/platform/store';
import { wizardFormSchema, type BookingReceipt } from 'shared/domain/types/booking';
import type { Failure } from 'shared/domain/types/failure';
import { usePhoto } from '../../photo/usePhoto';
import { submitBooking } from '../../submission/submitBooking';
import { clearDraft, EMPTY_DRAFT, saveDraft, type WizardDraft } from './wizardDraft';
import {
  fieldsInTrouble,
  stepOf,
  type WizardErrors,
  type WizardField,
  type WizardValues,
} from './wizardSteps';

export type Wizard = ReturnType<typeof useWizard>;

/** The wizard's course: free movement between steps, the whole form checked at submit (section 4, decision 23). */
export function useWizard(
  restored: WizardDraft,
  form: RefObject<HTMLElement | null>,
  onBooked: (receipt: BookingReceipt) => void,
) {
  const shopData = useShopData();
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(restored);
  const [errors, setErrors] = useState<WizardErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [focus, setFocus] = useState<{ target: 'step' | WizardField } | null>(null);
  const kept = useRef(restored);
  const photo = usePhoto(draft.photo, (next) => setDraft((before) => ({ ...before, photo: next })));

  useEffect(() => {
    if (kept.current === draft) return;
    kept.current = draft;
    saveDraft(visitorStorage(), draft);
  }, [draft]);

  useEffect(() => {
    if (!focus) return;
    const selector = focus.target === 'step' ? '[data-step]' : `[name="${focus.target}"]`;
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [focus, form]);

  const show = (step: number, target: 'step' | WizardField = 'step') => {
    setDraft((before) => ({ ...before, step }));
    setFocus({ target });
  };
  const showField = (field: WizardField) => show(stepOf(field), field);

  const refuse = (found: WizardErrors) => {
    setErrors(found);
    const [first] = fieldsInTrouble(found);
    if (first) showField(first);
  };

  const change = <Field extends WizardField>(field: Field, value: WizardValues[Field]) => {
    setDraft((before) => ({ ...before, values: { ...before.values, [field]: value } }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  const empty = () => {
    clearDraft(visitorStorage());
    photo.forget();
    kept.current = EMPTY_DRAFT;
    setDraft(EMPTY_DRAFT);
  };

  const submit = async () => {
    if (submitting) return;
    setFailure(null);
    const parsed = wizardFormSchema.safeParse(draft.values);
    if (!parsed.success) {
      refuse(fieldErrors(parsed.error.issues));
      return;
    }
    setErrors({});
    setSubmitting(true);
    dispatch(workStarted());
    const attempt = draft.attempt ?? { key: newId(), unanswered: [] };
    const request = {
      ...parsed.data,
      kind: 'request' as const,
      photoId: draft.photo?.photoId,
    };
    // Kept before it is sent: after a reload in the middle the same key books once.
    saveDraft(visitorStorage(), {
      ...draft,
      attempt: { ...attempt, unanswered: [...attempt.unanswered, request] },
    });
    const { result, attempt: open } = await submitBooking(shopData, request, attempt);
    setSubmitting(false);
    if (result.ok) {
      empty();
      dispatch(bookingCreated(result.value));
      dispatch(toastShown({ tone: 'success', text: SUCCESS_MESSAGES.submitBooking }));
      onBooked(result.value);
      return;
    }
    setDraft((before) => ({ ...before, attempt: open }));
    dispatch(bookingCreationFailed());
    setFailure(result.failure);
    if (result.failure.code === 'invalid' && result.failure.fields) refuse(result.failure.fields);
  };

  const startOver = () => {
    empty();
    setErrors({});
    setFailure(null);
    setFocus({ target: 'step' });
  };

  return {
    draft,
    errors,
    failure,
    submitting,
    change,
    photo,
    show,
    showField,
    submit,
    startOver,
  };
}
