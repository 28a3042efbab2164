import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { neededContact } from '../../oneContact';
import type { AttachedPhoto } from '../../photo/attachedPhoto';
import {
  FIELD_NAMES,
  stepOf,
  WIZARD_STEPS,
  type WizardField,
  type WizardValues,
} from './wizardSteps';
import styles from './BookingWizard.module.css';

type WizardSummaryProps = {
  values: WizardValues;
  photo: AttachedPhoto | null;
  onShow: (step: number, field: WizardField) => void;
};

const SHOWN: readonly WizardField[] = ['device', 'issue', 'fullName', 'email', 'phone', 'city'];

/** Shows the answers of all steps. The customer checks them before sending. */
export function WizardSummary({ values, photo, onShow }: WizardSummaryProps) {
  const can = useShopCapabilities();
  const needed = neededContact(can.bookByOneContact, values);
  const isNeeded = (field: WizardField) =>
    !(field === 'email' || field === 'phone') || needed[field];
  return (
    <section aria-labelledby="wizard-summary" className={styles.summary}>
      <Heading level={3} id="wizard-summary" className={styles.summaryTitle}>
        Your answers so far
      </Heading>
      <dl>
        {SHOWN.map((field) => (
          <div key={field} className={styles.fact}>
            <dt>{FIELD_NAMES[field]}</dt>
            <dd>
              {String(values[field]).trim() || (isNeeded(field) ? 'Not filled in yet' : 'None')}
            </dd>
            <dd>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Change ${FIELD_NAMES[field]} (${WIZARD_STEPS[stepOf(field)]?.name})`}
                onClick={() => onShow(stepOf(field), field)}
              >
                Change
              </Button>
            </dd>
          </div>
        ))}
        {photo && (
          <div className={styles.fact}>
            <dt>Photo</dt>
            <dd>{photo.name}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
