import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readContentSettings } from '@mcs-repairs/shared/domain/contract/content';
import type { Piece, PieceValue } from '@mcs-repairs/shared/domain/types/content';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { staffHead } from '../../frame/staffHead';
import { BannerForm } from './BannerForm';
import { EditionList } from './EditionList';
import { ProfileForm } from './ProfileForm';
import styles from './Website.module.css';

export const head = staffHead('Website');

const content = answersOf(readContentSettings);

/** The shop's profile and the banner, as every page shows them. */
export function Component() {
  const answer = content.useQuery({});
  return (
    <AdminFrame title="Website" skeleton={<Skeleton lines={10} />}>
      <Loaded query={answer} name="content of the website">
        {({ content: { profile, banner }, builtIn, editions }) => {
          const of = (piece: Piece) => editions.filter(({ edition }) => edition.piece === piece);
          const newestOf = (piece: Piece) =>
            of(piece).find(({ isUndone }) => !isUndone)?.id ?? null;
          return (
            <div className={styles.parts}>
              <section aria-labelledby="profile" className={styles.part}>
                <h2 id="profile">Shop profile</h2>
                <p className={styles.lead}>
                  Every page, email and message uses these values. Opening hours are in Settings.
                </p>
                <ProfileForm profile={profile} builtIn={builtIn} seen={newestOf('profile')} />
                <EditionList editions={of('profile')} />
              </section>
              <section aria-labelledby="banner" className={styles.part}>
                <h2 id="banner">Banner</h2>
                <p className={styles.lead}>One line above every page, for example for a holiday.</p>
                <BannerForm
                  banner={plannedBanner(of('banner')) ?? banner}
                  seen={newestOf('banner')}
                />
                <EditionList editions={of('banner')} />
              </section>
            </div>
          );
        }}
      </Loaded>
    </AdminFrame>
  );
}

/** The banner that was published last; a banner with a later start is not in the content yet. */
function plannedBanner(editions: readonly { isUndone: boolean; edition: PieceValue }[]) {
  const newest = editions.find(({ isUndone }) => !isUndone)?.edition;
  return newest?.piece === 'banner' ? newest.value : undefined;
}
