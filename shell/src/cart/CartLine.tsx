import { useState } from 'react';
import { itemRemoved, quantityChanged, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { PRODUCT_CATEGORIES, type CartItem } from '@mcs-repairs/shared/domain/types/product';
import { ProductDrawing } from '@mcs-repairs/shared/ui/drawings/ProductDrawing';
import { IconButton } from '@mcs-repairs/shared/ui/IconButton';
import { MinusIcon, PlusIcon, TrashIcon } from '@mcs-repairs/shared/ui/icons';
import { Logo } from '../logo/Logo';
import type { Gone } from './useCartCheck';
import css from './CartPanel.module.css';

const GONE: Record<Gone['state'], string> = {
  sold: 'This was sold in the meantime.',
  reserved: 'Somebody else reserved this in the meantime.',
  gone: 'This is not on sale any longer.',
};

const NEPAL = { timeZone: 'Asia/Kathmandu' };

/** Formats a text such as `Sold on 24 November, 2:05 PM`, in Nepal time. */
function goneWords({ state, at }: Gone): string {
  if (at === undefined) return GONE[state];
  const moment = new Date(at);
  const day = moment.toLocaleDateString('en-GB', { ...NEPAL, day: 'numeric', month: 'long' });
  const time = moment.toLocaleTimeString('en-US', { ...NEPAL, hour: 'numeric', minute: '2-digit' });
  // Some browsers write a narrow space before PM. It is replaced by a normal space.
  return `${state === 'sold' ? 'Sold' : 'Reserved'} on ${day}, ${time.replace(/\s/g, ' ')}`;
}

type CartLineProps = { item: CartItem; gone: Gone | undefined };

/** Shows one product of the cart, with picture, name, storage, price text and quantity. */
export function CartLine({
  item: { id, name, image, storage, price, quantity },
  gone,
}: CartLineProps) {
  const dispatch = useAppDispatch();
  const setQuantity = (next: number) => dispatch(quantityChanged({ id, quantity: next }));
  return (
    <li className={css.line}>
      <span className={css.picture}>
        <Picture id={id} image={image} />
      </span>
      <div className={css.details}>
        <p className={css.name}>{name}</p>
        {storage && <p className={css.note}>{storage}</p>}
        <p className={css.note}>{price}</p>
        {gone && <p className={css.gone}>{goneWords(gone)}</p>}
      </div>
      <div className={css.quantity}>
        <IconButton
          label={`One less of ${name}`}
          icon={<MinusIcon />}
          onClick={() => setQuantity(quantity - 1)}
        />
        <span aria-live="polite">
          <span className="visually-hidden">Quantity </span>
          {quantity}
        </span>
        <IconButton
          label={`One more of ${name}`}
          icon={<PlusIcon />}
          disabled={gone !== undefined}
          onClick={() => setQuantity(quantity + 1)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<TrashIcon />}
          onClick={() => dispatch(itemRemoved(id))}
        />
      </div>
    </li>
  );
}

/**
 * Shows the picture of a product. The cart stores the photo of a unit. For every other product it
 * stores the shop's logo, and the key `category/id` selects a drawing instead.
 */
function Picture({ id, image }: Pick<CartItem, 'id' | 'image'>) {
  const [isMissing, setMissing] = useState(false);
  if (image.startsWith('/photos/') && !isMissing)
    return (
      <img
        src={image}
        alt=""
        width={64}
        height={64}
        className={css.photo}
        onError={() => setMissing(true)}
      />
    );
  const category = PRODUCT_CATEGORIES.find((known) => id.startsWith(`${known}/`));
  return category ? <ProductDrawing category={category} /> : <Logo />;
}
