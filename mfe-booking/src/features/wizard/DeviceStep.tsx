import { Field } from '@mcs-repairs/shared/ui/Field';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { PhotoField } from '../../photo/PhotoField';
import type { StepProps } from './useWizard';
import { FIELD_NAMES } from './wizardSteps';

const ISSUE_MINIMUM = 20;

export function DeviceStep({ wizard }: StepProps) {
  const { values, errors, text, sending } = wizard.form;
  const written = values.issue.trim().length;
  return (
    <>
      <Field label={FIELD_NAMES.device} required error={errors.device}>
        <TextInput {...text('device')} placeholder="e.g. iPhone 15 or MacBook Air" />
      </Field>
      <Field
        label={FIELD_NAMES.issue}
        required
        error={errors.issue}
        hint={
          written < ISSUE_MINIMUM
            ? `What happened, and since when? At least ${ISSUE_MINIMUM} characters.`
            : 'Thank you, that helps us prepare.'
        }
      >
        <TextArea {...text('issue')} rows={4} />
      </Field>
      <PhotoField photo={wizard.photo} disabled={sending} />
    </>
  );
}
