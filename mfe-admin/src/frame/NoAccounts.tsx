import { Notice } from '@mcs-repairs/shared/ui/Notice';

/** Explains that the site has no accounts, because it runs without a server. */
export function NoAccounts() {
  return (
    <Notice title="This site has no accounts">
      This site stores everything in your browser. Anyone who uses this browser can open the
      dashboard.
    </Notice>
  );
}
