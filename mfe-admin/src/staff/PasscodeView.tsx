import { useState } from 'react';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { EyeIcon } from '@mcs-repairs/shared/ui/icons';

/** Shows a passcode when somebody asks for it, which the booking's history then says. */
export function PasscodeView({ bookingId }: { bookingId: string }) {
  const { staff } = useShopData();
  const [shown, setShown] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const [asking, setAsking] = useState(false);

  async function show() {
    setAsking(true);
    const answer = await staff.showPasscode(bookingId);
    setAsking(false);
    if (answer.ok) setShown(answer.value.passcode);
    else setTrouble(answer.failure.message);
  }

  if (shown !== null) {
    return (
      <span>
        Passcode <code>{shown}</code>
        <Button variant="quiet" size="small" onClick={() => setShown(null)}>
          Hide
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
        loading={asking}
        onClick={() => void show()}
      >
        Show the passcode (is written down)
      </Button>
      {trouble && <span role="alert">{trouble}</span>}
    </span>
  );
}
