import { useState } from 'react';
import { showPasscode } from '@mcs-repairs/shared/domain/contract/repairs';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EyeIcon } from '@mcs-repairs/shared/ui/icons';
import { useStaffAction } from './useStaffAction';

/** Shows a passcode on request. The history of the booking records each request. */
export function PasscodeView({ bookingId }: { bookingId: string }) {
  const { act, working, failure } = useStaffAction();
  const [shown, setShown] = useState<string | null>(null);

  async function show() {
    const answer = await act(({ call }) => call(showPasscode, { params: { id: bookingId } }));
    if (answer.ok) setShown(answer.value.passcode);
  }

  if (shown !== null) {
    return (
      <span>
        Passcode <code>{shown}</code>
        <Button variant="quiet" size="small" onClick={() => setShown(null)}>
          Hide passcode
        </Button>
      </span>
    );
  }
  return (
    <span>
      <Button
        variant="quiet"
        size="small"
        icon={<EyeIcon />}
        loading={working}
        onClick={() => void show()}
      >
        Show passcode (recorded in history)
      </Button>
      {failure && <span role="alert">{failure.message}</span>}
    </span>
  );
}
