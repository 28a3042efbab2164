import { useState } from 'react';
import { releasesApi } from 'shared/data/releases/endpoints';
import type { RemoteReleases } from 'shared/domain/types/release';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import { failureOf } from 'shared/domain/rules/failureOf';

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
  const [choose, { isLoading }] = releasesApi.useChooseReleaseMutation();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  async function change(version: string, percent = 100) {
    setReasons([]);
    const isBad = releases.some((each) => each.version === version && each.takenBack !== null);
    const { error } = await choose({
      ...{ remote, version, expectedRevision: revision },
      ...(percent < 100 && { percent }),
      // Whoever presses the button has read beside it that the site took the version back.
      ...(isBad && { again: true }),
    });
    if (!error) {
      const text = `${remote} ${version} ${DONE(percent)}.`;
      dispatch(toastShown({ tone: 'success', text }));
      return;
    }
    const { message, fields = {} } = failureOf(error);
    const all = Object.values(fields);
    setReasons(all.length > 0 ? all : [message]);
  }
  return { change, isLoading, reasons };
}
