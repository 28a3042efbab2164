import { answersOf } from '@mcs-repairs/shared/data/answers';
import { readContentSettings } from '@mcs-repairs/shared/domain/contract/content';
import type { Edition, Piece } from '@mcs-repairs/shared/domain/types/content';
import { useNow } from '@mcs-repairs/shared/platform/site';
import { Loaded } from '@mcs-repairs/shared/platform/Loaded';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { AdminFrame } from '../../frame/AdminFrame';
import { Part } from '../../frame/Part';
import { staffHead } from '../../frame/staffHead';
import { BannerForm } from './BannerForm';
import { EditionList } from './EditionList';
import { FaultsPart } from './FaultsPart';
import { ProfileForm } from './ProfileForm';
import { TextsPart } from './TextsPart';
import { plannedStart } from './nepalInput';
import styles from './Website.module.css';

export const head = staffHead('Website');

/** Edits the shop's profile, the banner, the faults of devices and the texts on pages. */
export function Component() {
  return (
    <AdminFrame title="Website" skeleton={<Skeleton lines={10} />}>
      <Website />
    </AdminFrame>
  );
}

const content = answersOf(readContentSettings);

function Website() {
  const now = useNow().toISOString();
  const answer = content.useQuery({});
  return (
    <Loaded query={answer} name="content of the website">
      {({ content: { profile }, builtIn, editions }) => {
        const ofProfile = editionsOf(editions, 'profile');
        const ofBanner = editionsOf(editions, 'banner');
        // The content of the site does not contain a banner that starts later. So this page reads
        // the banner from the published versions.
        const planned = ofBanner.newest?.edition;
        const banner = planned?.piece === 'banner' ? planned.value : null;
        const newest = ofProfile.newest;
        const published =
          newest?.edition.piece === 'profile' ? (newest.edition.value ?? builtIn) : profile;
        return (
          <div className={styles.parts}>
            <Part id="profile" title="Shop profile">
              <p className={styles.lead}>
                Every page, email and message uses these values. Opening hours are in Settings.
              </p>
              <ProfileForm
                profile={{ ...builtIn, ...published }}
                builtIn={builtIn}
                seen={newest?.id ?? null}
                from={plannedStart(newest, now)}
              />
              <EditionList {...listed('profile', ofProfile)} />
            </Part>
            <Part id="banner" title="Banner">
              <p className={styles.lead}>One line above every page, for example for a holiday.</p>
              <BannerForm banner={banner} seen={ofBanner.newest?.id ?? null} />
              <EditionList {...listed('banner', ofBanner)} />
            </Part>
            <FaultsPart />
            <TextsPart />
          </div>
        );
      }}
    </Loaded>
  );
}

/**
 * Returns the published versions of the profile or the banner, and the newest version that is not
 * undone.
 */
function editionsOf(all: readonly Edition[], piece: Piece) {
  const editions = all.filter(({ edition }) => edition.piece === piece);
  return { editions, newest: editions.find(({ isUndone }) => !isUndone) };
}

const listed = (piece: Piece, { editions, newest }: ReturnType<typeof editionsOf>) => ({
  piece,
  newest: newest?.id,
  editions: editions.map((edition) => ({ ...edition, words: wordsOf(edition) })),
});

function wordsOf({ edition }: Edition): string {
  if (edition.piece === 'banner') return edition.value?.text ?? 'no banner';
  if (edition.piece !== 'profile' || !edition.value) return 'built-in values';
  const { name, phone, address } = edition.value;
  return [name, phone, address].join(', ');
}
