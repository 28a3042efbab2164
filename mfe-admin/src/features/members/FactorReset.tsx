import { useState } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { ConfirmDialog } from '../../form/lateDialog';

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
          title={`Reset the second factor of ${name}?`}
          confirmLabel="Reset second factor"
          keepLabel="Keep second factor"
          onConfirm={reset}
          onClose={() => setAsking(false)}
        >
          <p>
            Make sure that {name} asked for this reset. The reset ends all sessions of {name}. The
            next sign-in of {name} needs only the password.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
