import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { SUCCESS_MESSAGES } from '@mcs-repairs/shared/domain/catalogue/messages';
import { useLateForm } from '@mcs-repairs/shared/platform/form/useLateForm';
import { useShopCapabilities, useShopData } from '@mcs-repairs/shared/platform/site';
import {
  bookingCreated,
  bookingCreationFailed,
  stateCleared,
  toastShown,
  useAppDispatch,
  workStarted,
} from '@mcs-repairs/shared/platform/store';
import { type BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { ReachableWizard } from '@mcs-repairs/shared/domain/types/bookingRequest';
import { contactErrors } from '../../oneContact';
import { usePhoto } from '../../photo/usePhoto';
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';
import { knownSender, loadSender } from './loadSender';
import { stepsIn, useStepHistory } from './useStepHistory';
import { clearDraft, draftStorage, EMPTY_DRAFT, saveDraft, type WizardDraft } from './wizardDraft';
import {
  composeRequest,
  fieldsInTrouble,
  isStepDone,
  stepOf,
  type WizardErrors,
  type WizardField,
} from './wizardSteps';

export type Wizard = ReturnType<typeof useWizard>;
export type StepProps = { wizard: Wizard };

/**
 * Manages the state of the wizard. Customers can move freely between steps. Submitting validates
 * the whole form (specification, section 4; docs/conformance/readings.md, Wizard errors).
 */
export function useWizard(
  restored: WizardDraft,
  ref: RefObject<HTMLFormElement | null>,
  onBooked: (receipt: BookingReceipt) => void,
) {
  const shopData = useShopData();
  const can = useShopCapabilities();
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  const [draft, setDraft] = useState(() =>
    // Without answers, the form begins at the first step, whatever entry of the history is shown.
    restored === EMPTY_DRAFT ? restored : atStep(stepsIn(state).at(-1) ?? restored.step, restored),
  );
  const [focus, setFocus] = useState<{ target: 'step' | WizardField } | null>(null);
  const [discarded, setDiscarded] = useState<WizardDraft | null>(null);
  const kept = useRef(restored);
  const photo = usePhoto(draft.photo, (next) => setDraft((before) => ({ ...before, photo: next })));

  useEffect(() => {
    if (kept.current === draft) return;
    kept.current = draft;
    saveDraft(draftStorage(), draft);
  }, [draft]);

  useLayoutEffect(() => {
    if (!focus) return;
    const selector = focus.target === 'step' ? '[data-step]' : `[name="${focus.target}"]`;
    ref.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [focus, ref]);

  const show = (step: number, target: 'step' | WizardField = 'step') => {
    setDraft((before) => atStep(step, before));
    setFocus({ target });
  };
  useStepHistory(draft.step, (step) =>
    // After the form's own button, the focus is already set. It only has to be in view.
    show(step, step === draft.step ? focus?.target : 'step'),
  );
  const showField = (field: WizardField) => show(stepOf(field), field);

  const empty = () => {
    clearDraft(draftStorage());
    photo.forget();
    kept.current = EMPTY_DRAFT;
    setDraft(EMPTY_DRAFT);
  };

  const book = async (words: ReachableWizard, key: string) => {
    dispatch(workStarted());
    const { readable, submitBooking } = await loadSender();
    const begun = readable(draft.attempt ?? { key, unanswered: [] });
    const request = {
      ...words,
      kind: 'request' as const,
      photoId: draft.photo?.photoId,
    };
    // The browser stores the draft before it sends. After a reload it retries with the same
    // idempotency key, so the server books only once.
    saveDraft(draftStorage(), {
      ...draft,
      attempt: { ...begun, unanswered: [...begun.unanswered, request] },
    });
    const { result, attempt } = await submitBooking(shopData, request, begun);
    if (!result.ok) setDraft((before) => ({ ...before, attempt }));
    return result;
  };

  const isEmpty = draft.values === EMPTY_DRAFT.values && !draft.photo;
  const { sender, load } = useSender(!isEmpty);
  const schemaOf = (from: NonNullable<typeof sender>) =>
    can.bookByOneContact ? from.reachableWizardSchema : from.wizardFormSchema;
  const form = useLateForm({
    ref,
    fields: {
      values: draft.values,
      change: (field, value) =>
        setDraft((before) => ({ ...before, values: { ...before.values, [field]: value } })),
      reset: empty,
    },
    compose: composeRequest,
    loadSchema: async () => schemaOf(await load()),
    keepsKey: isUncertain,
    send: book,
    onDone: (receipt) => {
      dispatch(bookingCreated(receipt));
      dispatch(toastShown({ tone: 'success', text: SUCCESS_MESSAGES.submitBooking }));
      onBooked(receipt);
    },
    onFailed: () => dispatch(bookingCreationFailed()),
    leadTo: (found) => {
      const [first] = fieldsInTrouble(found);
      if (first) showField(first);
    },
    locksWhileSending: true,
  });

  const startOver = () => {
    if (!isEmpty) setDiscarded(draft);
    form.reset();
    dispatch(stateCleared());
    setFocus({ target: 'step' });
  };
  const undoStartOver = () => {
    if (discarded) setDraft(discarded);
    setFocus({ target: 'step' });
  };

  const { isShared: isContactShared, ...contact } = contactErrors(
    can.bookByOneContact,
    draft.values,
    form.errors,
  );
  const errors: WizardErrors = { ...form.errors, ...contact };
  // The server may refuse a value that is valid for the form.
  const isRefused = (step: number) =>
    fieldsInTrouble(errors).some((field) => stepOf(field) === step);
  const isDone = (step: number) =>
    !!sender && !isRefused(step) && isStepDone(step, draft.values, schemaOf(sender));

  return {
    draft,
    form,
    errors,
    isContactShared,
    photo,
    show,
    showField,
    startOver,
    /** Null after the customer has entered something else. */
    undoStartOver: discarded && isEmpty ? undoStartOver : null,
    isDone,
  };
}

/** Returns the code that checks the answers, and loads it when the form has answers. */
function useSender(isNeeded: boolean) {
  const [sender, setSender] = useState(knownSender);
  useEffect(() => {
    if (sender || !isNeeded) return;
    let isShown = true;
    loadSender().then(
      (loaded) => isShown && setSender(loaded),
      // Submitting the form loads the code again, and then shows an error.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [sender, isNeeded]);
  return {
    sender,
    async load() {
      const loaded = await loadSender();
      setSender(loaded);
      return loaded;
    },
  };
}

const atStep = (step: number, draft: WizardDraft): WizardDraft =>
  step === draft.step ? draft : { ...draft, step };
