/**
 * Shared modules that come with the first page that needs them. They are named here because federation provides only
 * what the shell itself can import; nothing is fetched until a remote asks.
 */
export const lateModules = [
  () => import(/* webpackChunkName: "shared-query" */ '@mcs-repairs/shared/platform/query'),
  () => import(/* webpackChunkName: "shared-dialog" */ '@mcs-repairs/shared/ui/Dialog'),
  () => import(/* webpackChunkName: "shared-drawer" */ '@mcs-repairs/shared/ui/Drawer'),
  () => import(/* webpackChunkName: "shared-tabs" */ '@mcs-repairs/shared/ui/Tabs'),
];
