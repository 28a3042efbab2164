import { useState } from 'react';
import { withdrawArea } from '@mcs-repairs/shared/domain/contract/releases';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { ConfirmDialog } from '../../form/lateDialog';
import { useStaffAction } from '../../staff/useStaffAction';
import styles from './Releases.module.css';

/** Removes an area from the site after a confirmation. */
export function WithdrawArea({ remote, revision }: Pick<RemoteReleases, 'remote' | 'revision'>) {
  const { act, working, failure } = useStaffAction();
  const [isAsking, setAsking] = useState(false);

  async function withdraw() {
    const asked = { params: { remote }, query: { expectedRevision: revision } };
    await act(({ call }) => call(withdrawArea, asked), `${remote} is no longer part of the site.`);
    setAsking(false);
  }

  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {outcomeOf(failure, remote, 'removed')}. {failure.message}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          Remove area {remote} from the site
        </Button>
        {isAsking && (
          <ConfirmDialog
            title={`Remove area ${remote} from the site?`}
            confirmLabel={`Remove area ${remote}`}
            keepLabel={`Keep area ${remote}`}
            working={working}
            onConfirm={() => void withdraw()}
            onClose={() => setAsking(false)}
          >
            <p>
              The pages of the area and the links to them disappear until you activate a version
              again.
            </p>
          </ConfirmDialog>
        )}
      </div>
    </>
  );
}
