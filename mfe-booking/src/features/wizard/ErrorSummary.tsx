import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { FIELD_NAMES, fieldsInTrouble, type WizardErrors, type WizardField } from './wizardSteps';
import styles from './BookingWizard.module.css';

type ErrorSummaryProps = {
  errors: WizardErrors;
  /** Whether email and phone are both missing. The summary then has one entry for both. */
  isContactShared: boolean;
  onShow: (field: WizardField) => void;
};

/** Lists the errors of all steps. Each error links to its field. */
export function ErrorSummary({ errors, isContactShared, onShow }: ErrorSummaryProps) {
  const fields = fieldsInTrouble(errors).filter((field) => !(isContactShared && field === 'phone'));
  if (fields.length === 0) return null;
  return (
    <Notice tone="danger" live title="Please check these answers">
      <ul className={styles.troubles}>
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#wizard-${field}`}
              onClick={(event) => {
                event.preventDefault();
                onShow(field);
              }}
            >
              {isContactShared && field === 'email'
                ? `${FIELD_NAMES.email} or ${FIELD_NAMES.phone}: ${errors.email}. ${errors.phone}`
                : `${FIELD_NAMES[field]}: ${errors[field]}`}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
