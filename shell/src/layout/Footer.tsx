import { Link } from 'react-router-dom';
import { Unhydrated, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { Component as FooterColumns } from './FooterColumns';
import { SchemeSwitch } from './SchemeSwitch';
import { useLinks } from './useLinks';
import css from './Footer.module.css';

const NOTHING = {};

/**
 * The footer of every page (specification, section 2). Its columns are never hydrated. So the
 * browser build of this file leaves them out (shared/build/webpack.cjs).
 */
export function Footer() {
  const { name } = useShopProfile();
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <p className={css.name}>{name}</p>
          <p>
            Apple repairs done right. Expert repairs with genuine parts and certified technicians,
            free diagnostics and a warranty on every repair.
          </p>
          <SchemeSwitch />
        </div>
        <Unhydrated id="footer" late={() => import('./FooterColumns')} given={NOTHING}>
          <FooterColumns />
        </Unhydrated>
      </div>
      <div className={css.legal}>
        <p>Prices are on request: call for a quote.</p>
        <nav aria-label="Legal">
          {useLinks('legal').map(({ path, label }) => (
            <Link key={path} to={path}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
