/**
 * Shared modules that load with the first page that needs them, by the names under which the shell
 * provides them. They are listed here because Module Federation provides only modules that the shell
 * itself can import.
 */
export const lateModules: Readonly<Record<string, () => Promise<unknown>>> = {
  'shared/data/query': () =>
    import(/* webpackChunkName: "shared-query" */ '@mcs-repairs/shared/platform/query'),
  'shared/ui/Dialog': () =>
    import(/* webpackChunkName: "shared-dialog" */ '@mcs-repairs/shared/ui/Dialog'),
  'shared/ui/Drawer': () =>
    import(/* webpackChunkName: "shared-drawer" */ '@mcs-repairs/shared/ui/Drawer'),
  'shared/ui/Tabs': () =>
    import(/* webpackChunkName: "shared-tabs" */ '@mcs-repairs/shared/ui/Tabs'),
};
