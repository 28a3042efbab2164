import type { ComponentProps } from 'react';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Spinner } from '@mcs-repairs/shared/ui/Spinner';
import { AskAhead } from './AskAhead';
import { isPausedAt, notePress, usePressPause } from './pressPause';
import type { NextStep } from '../staff/nextStep';
import { useNextStep } from './useNextStep';

type NextStepButtonProps = Pick<
  ComponentProps<typeof Button>,
  'size' | 'variant' | 'full' | 'className'
> &
  Omit<Parameters<typeof useNextStep>[1], 'onDone'> & {
    booking: Booking;
    /**
     * Short labels for the buttons of a list, in which the device is beside its button. The names of
     * the buttons then contain the customer and the number: `Confirm booking: Sita, 10001`. People
     * who use a screen reader can distinguish them.
     */
    labels?: Partial<Record<NextStep['kind'], string>>;
    onDone?: (booking: Booking) => void;
  };

/**
 * The button for the next step of a booking. It performs the step at once, or opens the form that
 * the step needs. It renders nothing if no step is left.
 */
export function NextStepButton({
  booking: shown,
  labels,
  size,
  variant,
  full,
  className,
  ...options
}: NextStepButtonProps) {
  const { booking, step, working, take, asked, confirm, giveUp } = useNextStep(shown, options);
  const button = usePressPause();
  if (!step) return null;
  const { change, to } = step;
  const label = labels?.[step.kind] ?? step.label;
  const look = { size, variant, full, className };
  const name = labels ? `${label}: ${booking.customerName}, ${booking.reference}` : undefined;
  if (to !== undefined) {
    return (
      <ButtonLink {...look} to={to} aria-label={name}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        {...look}
        aria-label={name}
        aria-busy={working || undefined}
        icon={working ? <Spinner /> : undefined}
        ref={button}
        // After a press, this place shows the following step or the step of another booking. So the
        // second press of a double press, and the repeats of a held key, must do nothing. A click
        // by a key has the detail 0.
        onClick={(press) => {
          if (press.detail > 1 || (press.detail === 1 && isPausedAt(press))) return;
          notePress(press);
          take(change);
        }}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {label}
      </Button>
      {asked && <AskAhead booking={booking} onConfirm={confirm} onClose={giveUp} />}
    </>
  );
}
