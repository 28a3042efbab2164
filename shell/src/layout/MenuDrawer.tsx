import { NavLink } from 'react-router-dom';
import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import { useShopProfile } from '@mcs-repairs/shared/platform/site';
import { drawerToggled, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Drawer } from '@mcs-repairs/shared/ui/Drawer';
import { CartIcon, PhoneIcon } from '@mcs-repairs/shared/ui/icons';
import { useLinks } from './useLinks';
import css from './MenuDrawer.module.css';

/**
 * The navigation on small screens: links, "Book Repair", the cart and a link that calls the shop.
 */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { phone } = useShopProfile();
  const dispatch = useAppDispatch();
  const openCart = () => {
    onClose();
    dispatch(drawerToggled());
  };
  return (
    <Drawer title="Menu" open onOpenChange={onClose}>
      <nav className={css.links} aria-label="Main">
        {useLinks('main').map(({ path, label }) => (
          <NavLink key={path} to={path} end={path === '/'} className={css.link} onClick={onClose}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={css.actions}>
        {useLinks('menu').map(({ path, label }, at) => (
          <ButtonLink
            key={path}
            variant={at === 0 ? 'primary' : 'secondary'}
            to={path}
            onClick={onClose}
          >
            {label}
          </ButtonLink>
        ))}
        <Button variant="secondary" icon={<CartIcon />} onClick={openCart}>
          Cart
        </Button>
        <a className={css.call} href={callHref(phone)}>
          <PhoneIcon /> Call {phone}
        </a>
      </div>
    </Drawer>
  );
}
