import { useState, type ReactNode } from 'react';
import type { Call } from '@mcs-repairs/shared/data/operations';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Dialog } from '@mcs-repairs/shared/ui/Dialog';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { isUncertain } from '@mcs-repairs/shared/domain/rules/isUncertain';
import styles from './MyBooking.module.css';

type AskFirstProps<Value> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  confirmLabel: string;
  workingLabel: string;
  keepLabel: string;
  act: (call: Call) => Promise<Result<Value>>;
  onDone: (value: Value) => void;
  /** Returns true if the caller handled the failure. The dialog then closes. */
  onRefused?: (failure: Failure) => boolean;
  children: ReactNode;
};

const UNSURE = 'We cannot say whether your request arrived.';

/** Says what a definite refusal means for the booking. */
function outcomeOf({ code }: Failure): string {
  // The link has ended, so the booking did change, and no retry with this link can work.
  if (code === 'not-found') return '';
  const unchanged = 'As far as we know, nothing has changed.';
  return code === 'too-many-requests' ? `${unchanged} You can try again later.` : unchanged;
}

/** Asks for confirmation of an action that nobody can undo. */
export function AskFirst<Value>(props: AskFirstProps<Value>) {
  const { open, onOpenChange, title, children } = props;
  const { act, working, failure, forget } = useAction();
  /** Whether the shop may have done what a request without a response asked for. */
  const [isUnsure, setUnsure] = useState(false);

  const confirm = async () => {
    const result = await act(props.act);
    if (result.ok) {
      onOpenChange(false);
      props.onDone(result.value);
    } else if (props.onRefused?.(result.failure)) {
      forget();
      onOpenChange(false);
    } else if (isUncertain(result.failure)) {
      setUnsure(true);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!working) onOpenChange(next);
      }}
      size="small"
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={working} onClick={() => onOpenChange(false)}>
            {props.keepLabel}
          </Button>
          <Button
            variant="danger"
            loading={working}
            loadingLabel={props.workingLabel}
            onClick={() => void confirm()}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {children}
        {failure && (
          <Notice tone="danger" live title="Your request failed">
            {failure.message} {isUnsure ? UNSURE : outcomeOf(failure)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
