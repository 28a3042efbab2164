import { useState } from 'react';
import { releasesApi } from 'shared/data/releases/endpoints';
import type { RemoteReleases } from 'shared/domain/types/release';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import { failureOf } from 'shared/domain/rules/failureOf';

/** Makes a version active; `reasons` are those of the last refusal, for people. */
export function useChooseRelease({
  remote,
  revision,
}: Pick<RemoteReleases, 'remote' | 'revision'>) {
  const dispatch = useAppDispatch();
  const [choose, { isLoading }] = releasesApi.useChooseReleaseMutation();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  async function change(version: string) {
    setReasons([]);
    const { error } = await choose({ remote, version, expectedRevision: revision });
    if (!error) {
      dispatch(toastShown({ tone: 'success', text: `${remote} ${version} is active.` }));
      return;
    }
    const { message, fields = {} } = failureOf(error);
    const all = Object.values(fields);
    setReasons(all.length > 0 ? all : [message]);
  }
  return { change, isLoading, reasons };
}
