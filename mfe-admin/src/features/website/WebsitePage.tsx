import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readContentSettings } from '@mcs-repairs/shared/domain/contract/content';
import type { Edition, Piece } from '@mcs-repairs/shared/domain/types/content';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { Part } from '../../frame/Part';
import { staffHead } from '../../frame/staffHead';
import { BannerForm } from './BannerForm';
import { EditionList } from './EditionList';
import { ProfileForm } from './ProfileForm';
import styles from './Website.module.css';

export const head = staffHead('Website');

/** Edits the shop's profile and the banner that every page shows. */
export function Component() {
  return (
    <AdminFrame title="Website" skeleton={<Skeleton lines={10} />}>
      <Website />
    </AdminFrame>
  );
}

const content = answersOf(readContentSettings);

function Website() {
  const answer = content.useQuery({});
  return (
    <Loaded query={answer} name="content of the website">
      {({ content: { profile }, builtIn, editions }) => {
        const ofProfile = editionsOf(editions, 'profile');
        const ofBanner = editionsOf(editions, 'banner');
        // The site's content does not contain a banner that starts later, so the page reads it from
        // the editions.
        const planned = ofBanner.newest?.edition;
        const banner = planned?.piece === 'banner' ? planned.value : null;
        return (
          <div className={styles.parts}>
            <Part id="profile" title="Shop profile">
              <p className={styles.lead}>
                Every page, email and message uses these values. Opening hours are in Settings.
              </p>
              <ProfileForm
                profile={profile}
                builtIn={builtIn}
                seen={ofProfile.newest?.id ?? null}
              />
              <EditionList {...ofProfile} />
            </Part>
            <Part id="banner" title="Banner">
              <p className={styles.lead}>One line above every page, for example for a holiday.</p>
              <BannerForm banner={banner} seen={ofBanner.newest?.id ?? null} />
              <EditionList {...ofBanner} />
            </Part>
          </div>
        );
      }}
    </Loaded>
  );
}

/** Returns the editions of the profile or the banner, and the newest one that is not undone. */
function editionsOf(all: readonly Edition[], piece: Piece) {
  const editions = all.filter(({ edition }) => edition.piece === piece);
  return { editions, newest: editions.find(({ isUndone }) => !isUndone) };
}
