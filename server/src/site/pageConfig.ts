import type { RenderQuestion } from '../releases';
import type { SiteOptions } from './siteOptions';

/** Settings, content and opening hours, which every page gets. */
export type PageConfig = RenderQuestion['config'];

/**
 * Returns a function for the current settings, content and opening hours. Its result is the same
 * object until the opening hours, the content, the goods or the models change. The weekly hours
 * come from the database, not from the shop's profile.
 */
export function pageConfig({
  mode,
  profile,
  publicUrl,
  content,
  goods: goodsNow,
  schedule: scheduleNow,
}: SiteOptions): () => PageConfig {
  let made: PageConfig = { mode, profile, publicUrl };
  let shown: ReturnType<NonNullable<typeof content>> | undefined;
  return () => {
    const schedule = scheduleNow?.();
    const current = content?.();
    const { goods, models } = goodsNow?.() ?? {};
    const isSame = goods === made.goods && models === made.models;
    if (schedule === made.schedule && current === shown && isSame) return made;
    shown = current;
    const hours = schedule?.week.map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
    made = {
      mode,
      publicUrl,
      profile: { ...(current?.profile ?? profile), ...(hours && { hours }) },
      ...(schedule && { schedule }),
      ...(goods && { goods }),
      ...(models && { models }),
      ...(current?.sections && { sections: current.sections }),
      ...(current?.faults && { faults: current.faults }),
    };
    return made;
  };
}
