/** Composes pages from the shell and the remotes in force, and serves their files. */
export { policyReportRoutes } from './policyReports';
export { registerSite } from './registerSite';
