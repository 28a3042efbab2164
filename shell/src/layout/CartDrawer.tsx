import { lazy, Suspense } from 'react';
import { useAppSelector } from 'shared/platform/store';

const CartPanel = lazy(() =>
  import(/* webpackChunkName: "cart-panel" */ '../cart/CartPanel').then(({ CartPanel }) => ({
    default: CartPanel,
  })),
);

/** The cart, sliding in from the right; its code comes with the first opening. */
export function CartDrawer() {
  const open = useAppSelector((state) => state.cart.isOpen);
  if (!open) return null;
  return (
    <Suspense>
      <CartPanel />
    </Suspense>
  );
}
