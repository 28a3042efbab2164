import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { useOwnHead } from '../head/ownHead';
import { NOT_FOUND_HEAD } from '../head/pageHead';
import css from './NotFound.module.css';

/**
 * The 404 page, with its text and a link to the home page (specification, section 2). It logs the
 * unknown path.
 */
export function NotFound() {
  const { pathname } = useLocation();
  useOwnHead(NOT_FOUND_HEAD);
  useEffect(() => {
    console.error('404: a page was asked for that does not exist:', pathname);
  }, [pathname]);
  return (
    <section className={css.page}>
      <p className={css.code} aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1}>Oops! Page not found</h1>
      <p className={css.help}>The address may be mistyped, or the page has moved.</p>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </section>
  );
}
