import { useState } from 'react';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import {
  cartCleared,
  cartRestored,
  drawerClosed,
  enquirySent,
  selectCartItems,
  selectTotalItems,
  useAppDispatch,
  useAppSelector,
} from '@mcs-repairs/shared/platform/store';
import type { CartItem } from '@mcs-repairs/shared/domain/types/product';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { Drawer } from '@mcs-repairs/shared/ui/Drawer';
import { EmptyState } from '@mcs-repairs/shared/ui/EmptyState';
import { CartIcon } from '@mcs-repairs/shared/ui/icons';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { CartLine } from './CartLine';
import { EnquiryForm, goneLine } from './EnquiryForm';
import { useCartCheck } from './useCartCheck';
import css from './CartPanel.module.css';

const CHECKOUT_TEXT =
  'Checkout would be implemented here. Nothing is sold online: send us an enquiry, or call for a price.';

/**
 * Shows the cart drawer: the list, its total, an undo after clearing, and the enquiry form
 * (specification, section 2).
 */
export function CartPanel() {
  const can = useShopCapabilities();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectCartItems);
  const gone = useCartCheck(items);
  // Somebody may still get a reserved product if the reservation ends.
  const isOver = ({ id }: CartItem) => ['sold', 'gone'].includes(gone.get(id)?.state ?? '');
  const sendable = items.filter((item) => !isOver(item));
  const unsent = items.filter(isOver).map(({ id, name }) => goneLine(name, gone.get(id)?.state));
  const total = useAppSelector(selectTotalItems);
  const [cleared, setCleared] = useState<CartItem[]>([]);
  const [enquiring, setEnquiring] = useState(false);
  const [explaining, setExplaining] = useState(false);
  const close = () => dispatch(drawerClosed());

  const clear = () => {
    setCleared(items);
    dispatch(cartCleared());
  };
  const undo = () => {
    dispatch(cartRestored(cleared));
    setCleared([]);
  };
  const checkout = () => (can.enquireFromCart ? setExplaining(true) : alert(CHECKOUT_TEXT));

  return (
    <Drawer
      open
      onOpenChange={close}
      title={enquiring ? 'Send enquiry' : 'Your cart'}
      footer={
        items.length > 0 && !enquiring ? (
          <div className={css.footer}>
            <p className={css.total}>
              <span>Total Items</span> <strong>{total}</strong>
            </p>
            {explaining && <Notice live>{CHECKOUT_TEXT}</Notice>}
            {can.enquireFromCart &&
              (sendable.length > 0 ? (
                <Button full onClick={() => setEnquiring(true)}>
                  Send enquiry
                </Button>
              ) : (
                <Notice tone="warning">Nothing in your cart is for sale any longer.</Notice>
              ))}
            <div className={css.actions}>
              <Button variant="quiet" onClick={clear}>
                Clear Cart
              </Button>
              <Button variant="secondary" onClick={checkout}>
                Checkout
              </Button>
            </div>
          </div>
        ) : undefined
      }
    >
      {enquiring ? (
        <EnquiryForm
          items={sendable}
          unsent={unsent}
          onBack={() => setEnquiring(false)}
          onSent={(sent) => dispatch(enquirySent(sent))}
          onClose={close}
        />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<CartIcon />}
          title="Your cart is empty"
          action={
            cleared.length > 0 ? (
              <Button variant="secondary" onClick={undo}>
                Undo
              </Button>
            ) : (
              <ButtonLink to="/shop" variant="secondary" onClick={close}>
                Browse the shop
              </ButtonLink>
            )
          }
        >
          {cleared.length > 0 ? 'The cart was cleared.' : 'Add some products to get started'}
        </EmptyState>
      ) : (
        <ul className={css.lines}>
          {items.map((item) => (
            <CartLine key={item.id} item={item} gone={gone.get(item.id)} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
