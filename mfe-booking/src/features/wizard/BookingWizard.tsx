import { useRef } from 'react';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Card } from '@mcs-repairs/shared/ui/Card';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { StepIndicator } from './StepIndicator';
import { SubmissionFailure } from '../../submission/SubmissionFailure';
import { ContactStep } from './ContactStep';
import { DeviceStep } from './DeviceStep';
import { ErrorSummary } from './ErrorSummary';
import { PreferenceStep } from './PreferenceStep';
import { useWizard } from './useWizard';
import type { WizardDraft } from './wizardDraft';
import { LAST_STEP, WIZARD_STEPS } from './wizardSteps';
import { WizardSummary } from './WizardSummary';
import styles from './BookingWizard.module.css';

type BookingWizardProps = {
  restored: WizardDraft;
  onBooked: (receipt: BookingReceipt) => void;
};

const STEP_NAMES = WIZARD_STEPS.map(({ name }) => name);
const STEP_FIELDS = [DeviceStep, ContactStep, PreferenceStep];

/**
 * A repair request in three steps. Visitors can move freely between the steps. The form validates
 * when they submit.
 */
export function BookingWizard({ restored, onBooked }: BookingWizardProps) {
  const form = useRef<HTMLFormElement>(null);
  const wizard = useWizard(restored, form, onBooked);
  const { failure, sending, checking, submit, form: props } = wizard.form;
  const { step, photo } = wizard.draft;
  const last = step === LAST_STEP;
  const Fields = STEP_FIELDS[step] ?? DeviceStep;

  return (
    <div className={styles.wizard}>
      <StepIndicator steps={STEP_NAMES} current={step} isDone={wizard.isDone} />
      <form
        {...props}
        onSubmit={(event) => {
          event.preventDefault();
          if (last) void submit();
          else wizard.show(step + 1);
        }}
      >
        <Card look="raised" className={styles.card}>
          <Heading level={2} tabIndex={-1} data-step className={styles.heading}>
            {STEP_NAMES[step]}
          </Heading>
          {wizard.undoStartOver && (
            <Notice
              live
              title="Your answers were deleted."
              action={
                <Button variant="secondary" size="small" onClick={wizard.undoStartOver}>
                  Undo
                </Button>
              }
            />
          )}
          <ErrorSummary
            errors={wizard.errors}
            isContactShared={wizard.isContactShared}
            onShow={wizard.showField}
          />
          {failure && <SubmissionFailure failure={failure} onRetry={() => void submit()} />}
          <Fields wizard={wizard} />
          {last && <WizardSummary values={wizard.form.values} photo={photo} onShow={wizard.show} />}
          {checking}
          <div className={styles.actions}>
            {step > 0 && (
              <Button variant="secondary" disabled={sending} onClick={() => wizard.show(step - 1)}>
                Previous
              </Button>
            )}
            <Button
              type="submit"
              loading={sending}
              loadingLabel="Submitting..."
              className={styles.forward}
            >
              {last ? 'Submit Booking' : 'Next'}
            </Button>
          </div>
        </Card>
      </form>
      <div className={styles.note}>
        <p>Your answers are stored in this browser until you send them.</p>
        <Button variant="quiet" size="small" disabled={sending} onClick={wizard.startOver}>
          Start over
        </Button>
      </div>
    </div>
  );
}
