import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopCapabilities, useShopProfile } from '@mcs-repairs/shared/platform/site';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonAnchor } from '@mcs-repairs/shared/ui/ButtonAnchor';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { ErrorState } from '@mcs-repairs/shared/ui/ErrorState';

type BookingNotLoadedProps = { code: Failure['code']; retry: () => void };

/**
 * Replaces a booking that could not be loaded. It says why the booking is missing, and what the
 * visitor can do.
 */
export function BookingNotLoaded({ code, retry }: BookingNotLoadedProps) {
  const { phone } = useShopProfile();
  const can = useShopCapabilities();
  const call = (
    <ButtonAnchor variant="secondary" href={callHref(phone)}>
      Call us
    </ButtonAnchor>
  );
  if (code === 'not-found') {
    return (
      <ErrorState
        headingLevel={1}
        title="This link does not open a booking"
        action={<ButtonLink to="/my-booking">Find my booking</ButtonLink>}
      >
        A rescheduled booking gets a new link, and the earlier link ends. With your order number and
        your phone number, you can see the stage of your repair.
      </ErrorState>
    );
  }
  if (!can.openPrivateLink) {
    return (
      <ErrorState headingLevel={1} title="Private links are not available here" action={call}>
        We cannot show your booking at the moment. It is safe; please try again later or call us.
      </ErrorState>
    );
  }
  return (
    <ErrorState
      headingLevel={1}
      title="Your booking could not be loaded"
      action={
        <>
          <Button onClick={retry}>Try again</Button>
          {call}
        </>
      }
    >
      It is safe with us. Please check your connection and try again.
    </ErrorState>
  );
}
