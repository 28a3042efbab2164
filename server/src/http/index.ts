/**
 * What all responses share: typed routes, errors with their status, headers, rate limits, logs,
 * metrics and the API description.
 */
export { acceptFirst } from './acceptFirst';
export type { Api, Routes } from './api';
export { boundedQueue, QueueFull, type BoundedQueue } from './boundedQueue';
export { closeConnectionsOnStop } from './closeConnections';
export { compressAnswers } from './compressAnswers';
export { readCookie, writeCookie } from './cookies';
export { refuseCrossSite, SAFE_METHODS } from './crossSite';
export { bodiesOf, chooseEncoding, encodedBody, hasTag, type Bodies } from './encodings';
export { everyAnswer } from './everyAnswer';
export { answer, failures, refuse } from './failures';
export { fairWork } from './fairWork';
export { guardsReleases, guardsStaff } from './guards';
export { handleErrors } from './handleErrors';
export { warnOfHiddenVisitors } from './hiddenVisitors';
export type { HttpSettings } from './httpSettings';
export { inSteps } from './inSteps';
export { keepDocument } from './keptDocument';
export { limits, networkOf, registerLimits, type Limit } from './limits';
export { LOG_LEVELS, loggedPath, loggerOptions, type Logger } from './logging';
export { joined, markup, trusted, type Markup } from './markup';
export { createMetrics, mayReadMetrics, measureRequests, type Metrics } from './metrics';
export { describeApi } from './openApi';
export { ownOrigins } from './ownOrigins';
export { pacer } from './pacer';
export { pageAddress, tidyPath } from './pageAddress';
export { keepText, parseJson, parseRows, sentText } from './parseJson';
export { idParamsSchema, nothingSchema } from './schemas';
export { noteDone, noteRefused } from './securityLog';
export { NEVER_SHED, shedLoad } from './shedLoad';
export { isTrustedProxy, readTrustedProxies } from './trustProxy';
export { serve } from './serve';
