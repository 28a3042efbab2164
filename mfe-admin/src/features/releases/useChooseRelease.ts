import { useState } from 'react';
import type { ReleaseChoice, RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { useSubmission } from '@mcs-repairs/shared/platform/form/useSubmission';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';

const DONE = (percent: number) => {
  if (percent === 0) return 'is withdrawn';
  return percent === 100 ? 'is active' : `is shown to ${percent} % of visitors`;
};

/** Makes a version active, for `percent` of visitors (0: none any more); `reasons` are those of the last refusal, for people. */
export function useChooseRelease({
  remote,
  revision,
  releases,
}: Pick<RemoteReleases, 'remote' | 'revision' | 'releases'>) {
  const dispatch = useAppDispatch();
  const { staff } = useShopData();
  const { submit, sending } = useSubmission({
    send: (choice: ReleaseChoice) => staff.chooseRelease(remote, choice),
  });
  const [reasons, setReasons] = useState<readonly string[]>([]);
  async function change(version: string, percent = 100) {
    setReasons([]);
    const isBad = releases.some((each) => each.version === version && each.takenBack !== null);
    const result = await submit({
      ...{ version, expectedRevision: revision },
      ...(percent < 100 && { percent }),
      // Whoever presses the button has read beside it that the site took the version back.
      ...(isBad && { again: true }),
    });
    if (!result) return;
    if (result.ok) {
      const text = `${remote} ${version} ${DONE(percent)}.`;
      dispatch(toastShown({ tone: 'success', text }));
      return;
    }
    const { message, fields = {} } = result.failure;
    const all = Object.values(fields);
    setReasons(all.length > 0 ? all : [message]);
  }
  return { change, sending, reasons };
}
