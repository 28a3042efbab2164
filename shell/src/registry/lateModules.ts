/**
 * Shared modules that load with the first page that needs them. They are listed here because Module
 * Federation provides only modules that the shell itself can import.
 */
export const laterModules = [
  () => import(/* webpackChunkName: "shared-dialog" */ '@mcs-repairs/shared/ui/Dialog'),
  () => import(/* webpackChunkName: "shared-drawer" */ '@mcs-repairs/shared/ui/Drawer'),
  () => import(/* webpackChunkName: "shared-tabs" */ '@mcs-repairs/shared/ui/Tabs'),
];

/**
 * Those of them that a press on a link fetches, by the names under which the shell provides them.
 * Each of them adds its name and its chunks to the script of every page.
 */
export const lateModules: Readonly<Record<string, () => Promise<unknown>>> = {
  'shared/data/query': () =>
    import(/* webpackChunkName: "shared-query" */ '@mcs-repairs/shared/platform/query'),
};
