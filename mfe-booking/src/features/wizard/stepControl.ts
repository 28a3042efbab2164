import type { Wizard } from './useWizard';
import type { WizardField } from './wizardSteps';

export type StepProps = { wizard: Wizard };

type TextField = Exclude<WizardField, 'consent' | 'serviceType'>;

/** What a text control of the wizard needs, by its field. */
export function textControl({ draft, change, submitting }: Wizard, field: TextField) {
  return {
    name: field,
    value: draft.values[field],
    disabled: submitting,
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  };
}
