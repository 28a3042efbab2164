import type { DevicePickerProps } from '@mcs-repairs/shared/platform/contract/fragments';
import { Section } from '@mcs-repairs/shared/ui/Section';
import { DeviceTiles } from './DeviceTiles';

/** Shows the six devices on pages of other areas. */
export function DevicePicker({ heading = 'Select Your Device' }: DevicePickerProps) {
  return (
    <Section heading={heading}>
      <DeviceTiles headingLevel={3} />
    </Section>
  );
}
