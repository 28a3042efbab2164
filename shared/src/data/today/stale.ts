import type { Stale } from '../stale';
import type { TodayPort } from './port';

export const todayStale = { noteVisit: ['Today'] } satisfies Stale<TodayPort['staff']>;
