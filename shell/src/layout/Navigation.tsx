import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { late, useShopProfile } from '@mcs-repairs/shared/platform/site';
import {
  drawerToggled,
  notOpened,
  selectTotalItems,
  useAppDispatch,
  useAppSelector,
} from '@mcs-repairs/shared/platform/store';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { CartIcon, MenuIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { Logo } from '../logo/Logo';
import { useLinks } from './useLinks';
import css from './Navigation.module.css';

const MenuDrawer = late(async () => {
  const { MenuDrawer } = await import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer');
  return MenuDrawer;
});

/**
 * The sticky navigation at the top (specification, section 2). On small screens, its links are in a
 * drawer.
 */
export function Navigation() {
  const { name, phone } = useShopProfile();
  const dispatch = useAppDispatch();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.logo} aria-label={`${name}, home`}>
          <Logo />
          <span className={css.name}>{name}</span>
        </Link>
        <nav className={css.links} aria-label="Main">
          {useLinks('main').map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/'} className={css.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <a className={css.phone} href={callHref(phone)}>
          <PhoneIcon />
          <span>{phone}</span>
        </a>
        <CartButton />
        {useLinks('action').map(({ path, label }) => (
          <ButtonLink key={path} to={path} className={css.book}>
            {label}
          </ButtonLink>
        ))}
        <button
          type="button"
          className={css.menu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-label="Menu"
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon />
        </button>
      </div>
      {menuOpen && (
        <MenuDrawer
          onClose={() => setMenuOpen(false)}
          onMissing={() => {
            setMenuOpen(false);
            dispatch(notOpened());
          }}
        />
      )}
    </header>
  );
}

function CartButton() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectTotalItems);
  return (
    <button
      type="button"
      className={css.cart}
      aria-haspopup="dialog"
      aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
      onClick={() => dispatch(drawerToggled())}
    >
      <CartIcon />
      {count > 0 && <span className={css.badge}>{count}</span>}
    </button>
  );
}
