import { activateRelease } from '@mcs-repairs/shared/domain/contract/releases';
import { outcomeOf } from '@mcs-repairs/shared/domain/rules/outcomeOf';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { useStaffAction } from '../../staff/useStaffAction';

/**
 * Activates a version for `percent` of visitors. The value 0 withdraws the version. After a failure,
 * `outcome` says whether the area was changed, and `reasons` says why the attempt failed.
 */
export function useChooseRelease({
  remote,
  revision,
  releases,
}: Pick<RemoteReleases, 'remote' | 'revision' | 'releases'>) {
  const { act, working, failure } = useStaffAction();
  const change = (version: string, percent = 100) => {
    const isBad = releases.some((each) => each.version === version && each.takenBack !== null);
    const choice = {
      ...{ version, expectedRevision: revision },
      ...(percent < 100 && { percent }),
      // The screen warns beside the button that the site rolled this version back. So pressing the
      // button confirms that staff want this version again.
      ...(isBad && { again: true }),
    };
    return act(
      ({ call }) => call(activateRelease, { params: { remote }, body: choice }),
      `${remote} ${version} ${whatItIs(percent)}.`,
    );
  };
  return {
    change,
    sending: working,
    outcome: failure && outcomeOf(failure, remote, 'changed'),
    reasons: failure ? reasonsOf(failure) : [],
  };
}

function whatItIs(percent: number): string {
  if (percent === 0) return 'is no longer a canary';
  return percent === 100 ? 'is active' : `is shown to ${percent}% of visitors`;
}

function reasonsOf({ message, fields = {} }: Failure): readonly string[] {
  const all = Object.values(fields);
  return all.length > 0 ? all : [message];
}
