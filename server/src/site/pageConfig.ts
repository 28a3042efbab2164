import type { RenderQuestion } from '../releases';
import type { SiteOptions } from './siteOptions';

/** What the deployment and the schedule tell every page. */
export type PageConfig = RenderQuestion['config'];

/** Answers it as it is at this moment: the same object as long as the schedule is. The week's hours are the profile's. */
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
