/**
 * Shared modules that load with the first page that needs them. They are listed here because Module
 * Federation provides only modules that the shell itself can import.
 */
export const lateModules = [
  () => import(/* webpackChunkName: "shared-query" */ '@mcs-repairs/shared/platform/query'),
  () => import(/* webpackChunkName: "shared-dialog" */ '@mcs-repairs/shared/ui/Dialog'),
  () => import(/* webpackChunkName: "shared-drawer" */ '@mcs-repairs/shared/ui/Drawer'),
  () => import(/* webpackChunkName: "shared-tabs" */ '@mcs-repairs/shared/ui/Tabs'),
];
