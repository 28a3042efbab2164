import { Link } from 'react-router-dom';
import { isInValley } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { useNow, useShopCapabilities, useShopSchedule } from '@mcs-repairs/shared/platform/site';
import { Checkbox } from '@mcs-repairs/shared/ui/Checkbox';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { RadioGroup } from '@mcs-repairs/shared/ui/RadioGroup';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { preferredTimeHint } from './preferredTimeHint';
import type { StepProps } from './useWizard';
import { FIELD_NAMES } from './wizardSteps';

const SERVICE_TYPES = [
  {
    value: 'walkin',
    label: 'Walk-in Service',
    hint: 'Visit our service center in Kathmandu',
  },
  {
    value: 'pickup',
    label: 'Free Pickup & Return',
    hint: 'We collect and return your device, Kathmandu Valley',
  },
] as const;

export function PreferenceStep({ wizard }: StepProps) {
  const { values, errors, change, text, sending } = wizard.form;
  const { preferredDate, serviceType, city, consent } = values;
  const now = useNow();
  const rules = useShopSchedule();
  const can = useShopCapabilities();
  return (
    <>
      <Field
        label={FIELD_NAMES.preferredDate}
        optional
        error={errors.preferredDate}
        hint={
          <>
            {preferredTimeHint(preferredDate, now, rules).replace(/ (?=[AP]M)/g, '\u00a0')} To
            choose a free time yourself, <Link to="/repairs">select your model</Link>.
          </>
        }
      >
        <TextInput
          {...text('preferredDate')}
          type="datetime-local"
          min={`${toShopDate(now)}T09:00`}
        />
      </Field>
      <RadioGroup
        legend={FIELD_NAMES.serviceType}
        name="serviceType"
        options={SERVICE_TYPES}
        value={serviceType}
        onValueChange={(value) => change('serviceType', value)}
        error={errors.serviceType}
      />
      {serviceType === 'pickup' && !isInValley(city) && (
        <Notice tone="info">
          Pickup is free within the Kathmandu Valley. For {city} we will call you to agree on how
          your device reaches us.
        </Notice>
      )}
      {serviceType === 'pickup' && can.keepOnServer && (
        <Field
          label={FIELD_NAMES.pickupAddress}
          required
          error={errors.pickupAddress}
          hint="Street, house and a landmark, so that our rider finds your door."
        >
          <TextInput {...text('pickupAddress')} autoComplete="street-address" />
        </Field>
      )}
      <Checkbox
        name="consent"
        required
        checked={consent}
        disabled={sending}
        error={errors.consent}
        onChange={({ target }) => change('consent', target.checked)}
        label={
          <>
            I agree to the <Link to="/privacy">privacy policy</Link> and the{' '}
            <Link to="/terms">terms</Link>
          </>
        }
      />
    </>
  );
}
