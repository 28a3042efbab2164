import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  addItem,
  removeItem,
  setQuantity,
  totalItems,
  withoutSent,
  type NewCartItem,
} from '../../domain/rules/cart';
import type { CartItem } from '../../domain/types/product';

export type CartState = { items: CartItem[]; isOpen: boolean };

const EMPTY: CartState = { items: [], isOpen: false };

/**
 * The cart and the drawer that shows it (specification, sections 3 and 4). `selectTotalItems`
 * calculates `totalItems`.
 */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: EMPTY,
  reducers: {
    itemAdded(state, { payload }: PayloadAction<NewCartItem>) {
      state.items = addItem(state.items, payload);
    },
    quantityChanged(state, { payload }: PayloadAction<{ id: string; quantity: number }>) {
      state.items = setQuantity(state.items, payload.id, payload.quantity);
    },
    itemRemoved(state, { payload: id }: PayloadAction<string>) {
      state.items = removeItem(state.items, id);
    },
    /** Removes what the visitor has sent to the shop in an enquiry. */
    enquirySent(state, { payload: sent }: PayloadAction<readonly CartItem[]>) {
      state.items = withoutSent(state.items, sent);
    },
    cartCleared(state) {
      state.items = [];
    },
    /**
     * Replaces the cart: when a page loads the stored one, when another tab has changed it, and
     * when the visitor undoes clearing it (docs/conformance/readings.md, Cart in two tabs).
     */
    cartRestored(state, { payload: items }: PayloadAction<CartItem[]>) {
      state.items = items;
    },
    drawerToggled(state) {
      state.isOpen = !state.isOpen;
    },
    drawerClosed(state) {
      state.isOpen = false;
    },
  },
  selectors: {
    selectCartItems: ({ items }) => items,
    selectTotalItems: ({ items }) => totalItems(items),
    selectDrawerOpen: ({ isOpen }) => isOpen,
  },
});

export const {
  itemAdded,
  quantityChanged,
  itemRemoved,
  enquirySent,
  cartCleared,
  cartRestored,
  drawerToggled,
  drawerClosed,
} = cartSlice.actions;
export const { selectCartItems, selectTotalItems, selectDrawerOpen } = cartSlice.selectors;
