/** Composes pages from the shell and the active remotes, and serves their files. */
export { policyReportRoutes } from './policyReports';
export { registerSite } from './registerSite';
