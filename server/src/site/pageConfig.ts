import type { RenderQuestion } from '../releases';
import type { SiteOptions } from './siteOptions';

/** Configuration of the deployment, and the schedule, which every page gets. */
export type PageConfig = RenderQuestion['config'];

/**
 * Returns the current configuration. It is the same object until the schedule changes. The weekly
 * hours come from the profile.
 */
export function pageConfig({
  mode,
  profile,
  publicUrl,
  schedule: scheduleNow,
}: SiteOptions): () => PageConfig {
  let made: PageConfig = { mode, profile, publicUrl };
  return () => {
    const schedule = scheduleNow?.();
    if (schedule && schedule !== made.schedule) {
      const hours = schedule.week.map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
      made = { mode, profile: { ...profile, hours }, publicUrl, schedule };
    }
    return made;
  };
}
