/**
 * Commands and jobs for operators: start and stop, background jobs, health check, backup, restore,
 * sample data, and the moves to PostgreSQL and to a bucket. Also the guide for the owner of a new
 * shop.
 */
export { OperationError } from './backupFolder';
export { copyToBucket } from './copyToBucket';
export { checkPlaces, checkShell } from './checkPlaces';
export { guideRoutes } from './firstRun/guideRoutes';
export { healthRoutes } from './healthRoutes';
export { makeBackup } from './makeBackup';
export { migrateToPostgres } from './migrateToPostgres';
export { restoreBackup } from './restoreBackup';
export { printCounts, runOperation } from './runOperation';
export { fill } from './seeding/fill';
export { measure } from './seeding/measure';
export { staffCommand } from './staffCommand';
export { startJobs } from './startJobs';
export { listening, reaching, startProblem } from './startProblem';
export { startTracing, type Tracing } from './startTracing';
export { stopGracefully } from './stopGracefully';
