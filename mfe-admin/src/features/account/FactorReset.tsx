import { useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { ConfirmDialog } from '../../form/ConfirmDialog';

type FactorResetProps = { name: string; working: boolean; onReset: () => void };

/** Resets the second factor of a member who lost the phone and the recovery codes. */
export function FactorReset({ name, working, onReset }: FactorResetProps) {
  const [isAsking, setAsking] = useState(false);

  function reset() {
    setAsking(false);
    onReset();
  }

  return (
    <>
      <Button variant="secondary" size="small" disabled={working} onClick={() => setAsking(true)}>
        Reset second factor<VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Take the second factor of ${name} away?`}
          confirmLabel="Take it away"
          keepLabel="Keep it"
          onConfirm={reset}
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
