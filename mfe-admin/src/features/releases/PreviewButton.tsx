import { useState } from 'react';
import { previewRelease } from '@mcs-repairs/shared/domain/contract/releases';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { VisuallyHidden } from '@mcs-repairs/shared/ui/VisuallyHidden';
import { Refusal } from '../../form/Refusal';
import { useStaffAction } from '../../staff/useStaffAction';

type PreviewButtonProps = { remote: string; version: string; path: string };

/**
 * Starts a preview of a version in this browser. The link reloads the page, because a page cannot
 * switch versions while it is open.
 */
export function PreviewButton({ remote, version, path }: PreviewButtonProps) {
  const { act, working, failure } = useStaffAction();
  const [shown, setShown] = useState(false);
  async function preview() {
    const wish = { params: { remote }, body: { show: version } };
    const made = await act(({ call }) => call(previewRelease, wish));
    if (made.ok) setShown(true);
  }
  if (shown) {
    return (
      <Notice tone="success" live>
        This browser now shows {remote} {version}. <a href={path}>Open preview</a>
      </Notice>
    );
  }
  return (
    <>
      <Refusal refusal={failure} />
      <Button variant="secondary" size="small" loading={working} onClick={() => void preview()}>
        Preview version
        <VisuallyHidden>
          {' '}
          of {remote}, {version}
        </VisuallyHidden>
      </Button>
    </>
  );
}
