import { Link } from 'react-router-dom';
import { useNow, useSiteConfig } from '@mcs-repairs/shared/platform/site';
import css from './SiteBanner.module.css';

/** The owner's notice above every page, between its start and its end. */
export function SiteBanner() {
  const { banner } = useSiteConfig();
  const now = useNow().toISOString();
  if (!banner || (banner.from && now < banner.from) || (banner.until && now >= banner.until))
    return null;
  const { text, linkTo, linkLabel } = banner;
  const label = linkLabel || 'Read more';
  return (
    <aside aria-label="Notice" className={css.banner}>
      <p className={css.text}>
        {text}{' '}
        {linkTo.startsWith('/') && (
          <Link to={linkTo} className={css.link}>
            {label}
          </Link>
        )}
        {linkTo.startsWith('https:') && (
          <a href={linkTo} className={css.link}>
            {label}
          </a>
        )}
      </p>
    </aside>
  );
}
