import { NavLink } from 'react-router-dom';
import { callHref } from 'shared/domain/rules/contactLinks';
import { useShopCapabilities, useShopProfile } from 'shared/platform/site';
import { drawerToggled, useAppDispatch } from 'shared/platform/store';
import { Button } from 'shared/ui/Button';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Drawer } from 'shared/ui/Drawer';
import { CartIcon, PhoneIcon } from 'shared/ui/icons';
import { NAVIGATION_LINKS, TRACK_LINK } from './links';
import css from './MenuDrawer.module.css';

/** The navigation on small screens: links, Book Repair, Cart and call. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { phone } = useShopProfile();
  const can = useShopCapabilities();
  const dispatch = useAppDispatch();
  const openCart = () => {
    onClose();
    dispatch(drawerToggled());
  };
  return (
    <Drawer title="Menu" open onOpenChange={onClose}>
      <nav className={css.links} aria-label="Main">
        {NAVIGATION_LINKS.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/'} className={css.link} onClick={onClose}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={css.actions}>
        <ButtonLink to="/book" onClick={onClose}>
          Book Repair
        </ButtonLink>
        {can.openPrivateLink && (
          <ButtonLink variant="secondary" to={TRACK_LINK.to} onClick={onClose}>
            {TRACK_LINK.label}
          </ButtonLink>
        )}
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
