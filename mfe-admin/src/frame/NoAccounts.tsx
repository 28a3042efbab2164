import { Notice } from '@mcs-repairs/shared/ui/Notice';

/** In place of accounts on a site without a server. */
export function NoAccounts() {
  return (
    <Notice title="This site has no accounts">
      This site stores everything in your browser. Anyone who uses this browser can open the
      dashboard.
    </Notice>
  );
}
