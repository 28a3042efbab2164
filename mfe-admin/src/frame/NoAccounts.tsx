import { Notice } from '@mcs-repairs/shared/ui/Notice';

/** Explains that a site without a server has no accounts. */
export function NoAccounts() {
  return (
    <Notice title="This site has no accounts">
      This site stores everything in your browser. Anyone who uses this browser can open the
      dashboard.
    </Notice>
  );
}
