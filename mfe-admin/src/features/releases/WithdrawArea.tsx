import { useState } from 'react';
import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ConfirmDialog } from '../../form/ConfirmDialog';
import styles from './Releases.module.css';

/** Takes an area out of the site, after a question. */
export function WithdrawArea({
  remote: name,
  revision,
}: Pick<RemoteReleases, 'remote' | 'revision'>) {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [working, setWorking] = useState(false);

  async function withdraw() {
    setWorking(true);
    const result = await staff.withdrawArea(name, revision);
    setWorking(false);
    setAsking(false);
    const text = result.ok
      ? `${name} is no longer part of the site.`
      : `${name} was not removed. ${result.failure.message}`;
    dispatch(toastShown({ tone: result.ok ? 'success' : 'error', text }));
  }

  return (
    <div className={styles.buttons}>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Remove {name} from the site
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${name} from the site?`}
          confirmLabel={`Remove ${name}`}
          keepLabel="Keep it"
          working={working}
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(false)}
        >
          <p>
            Visitors no longer find its pages, and links to them are gone, until a version of it is
            activated again.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
