import { useState } from 'react';
import { useSubmission } from '@mcs-repairs/shared/platform/form/useSubmission';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { useForgetSession } from '../../staff/useSignedOut';

type PreviewButtonProps = { remote: string; version: string; path: string };

/** Shows a version to this browser alone. The link is followed with a page load: the version comes with the next page. */
export function PreviewButton({ remote, version, path }: PreviewButtonProps) {
  const { staff } = useShopData();
  const forget = useForgetSession();
  const [shown, setShown] = useState(false);
  const { submit, sending, failure } = useSubmission({
    send: () => staff.previewRelease(remote, { show: version }),
  });
  async function preview() {
    const made = await submit(version);
    if (made?.ok) setShown(true);
    else if (made?.failure.code === 'signed-out') forget();
  }
  if (shown) {
    return (
      <Notice tone="success" live>
        This browser now shows {remote} {version}. <a href={path}>Look at it</a>
      </Notice>
    );
  }
  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Button variant="secondary" size="small" loading={sending} onClick={() => void preview()}>
        Preview
        <VisuallyHidden>
          {' '}
          {remote} {version}
        </VisuallyHidden>
      </Button>
    </>
  );
}
