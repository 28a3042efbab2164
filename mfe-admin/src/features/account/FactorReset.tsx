import { useState } from 'react';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { ConfirmDialog } from '../../form/ConfirmDialog';
import { useConfirmed } from '../../staff/ConfirmationContext';

/** For a member who lost the phone and the recovery codes. */
export function FactorReset({ id, name }: { id: string; name: string }) {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const confirmed = useConfirmed();
  const [isAsking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);

  async function reset() {
    setAsking(false);
    setWorking(true);
    const result = await confirmed(() => staff.resetSecondFactor(id));
    setWorking(false);
    const text = result.ok
      ? `${name} signs in with the password alone now, and was told by mail.`
      : `The second factor was not taken away. ${result.failure.message}`;
    dispatch(toastShown({ tone: result.ok ? 'success' : 'error', text }));
  }

  return (
    <>
      <Button variant="secondary" size="small" loading={working} onClick={() => setAsking(true)}>
        Reset second factor<VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Take the second factor of ${name} away?`}
          confirmLabel="Take it away"
          keepLabel="Keep it"
          onConfirm={() => void reset()}
          onClose={() => setAsking(false)}
        >
          <p>
            Only when you are sure that it is {name} who asks. Their sessions end, and the next
            sign-in takes the password alone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
