import { late } from '@mcs-repairs/shared/platform/site';
import {
  drawerClosed,
  notOpened,
  useAppDispatch,
  useAppSelector,
} from '@mcs-repairs/shared/platform/store';

const CartPanel = late(async () => {
  const { CartPanel } = await import(/* webpackChunkName: "cart-panel" */ '../cart/CartPanel');
  return CartPanel;
});

/** Shows the cart in a drawer on the right. The code loads when the drawer first opens. */
export function CartDrawer() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.cart.isOpen);
  if (!open) return null;
  const missing = () => {
    dispatch(drawerClosed());
    dispatch(notOpened());
  };
  return <CartPanel onMissing={missing} />;
}
