import { Field } from 'shared/ui/Field';
import { TextArea } from 'shared/ui/TextArea';
import { TextInput } from 'shared/ui/TextInput';
import { PhotoField } from '../../photo/PhotoField';
import { FIELD_NAMES } from './wizardSteps';
import { textControl, type StepProps } from './stepControl';

const ISSUE_MINIMUM = 20;

export function DeviceStep({ wizard }: StepProps) {
  const { draft, errors } = wizard;
  const written = draft.values.issue.trim().length;
  return (
    <>
      <Field label={FIELD_NAMES.device} required error={errors.device}>
        <TextInput {...textControl(wizard, 'device')} placeholder="e.g. iPhone 15 or MacBook Air" />
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
        <TextArea {...textControl(wizard, 'issue')} rows={5} />
      </Field>
      <PhotoField photo={wizard.photo} disabled={wizard.submitting} />
    </>
  );
}
