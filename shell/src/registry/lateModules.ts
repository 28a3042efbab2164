/**
 * Shared modules that load with the first page that needs them. The shell must list them, because
 * Module Federation only provides modules that the shell itself can import.
 */
export const laterModules = [
  () => import(/* webpackChunkName: "shared-dialog" */ '@mcs-repairs/shared/ui/Dialog'),
  () => import(/* webpackChunkName: "shared-drawer" */ '@mcs-repairs/shared/ui/Drawer'),
];

/**
 * Shared modules that are already fetched when somebody presses a link. The keys are the names
 * under which the shell provides them. Each entry adds its name and its chunks to the script of
 * every page, so there are few.
 */
export const lateModules: Readonly<Record<string, () => Promise<unknown>>> = {
  'shared/data/query': () =>
    import(/* webpackChunkName: "shared-query" */ '@mcs-repairs/shared/platform/query'),
  'shared/ui/Tabs': () =>
    import(/* webpackChunkName: "shared-tabs" */ '@mcs-repairs/shared/ui/Tabs'),
};
