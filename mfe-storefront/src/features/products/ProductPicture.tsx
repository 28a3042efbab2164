import { Earbuds } from '../../drawings/Earbuds';
import { KeyboardDrawing } from '@mcs-repairs/shared/ui/drawings/KeyboardDrawing';
import { Laptop } from '@mcs-repairs/shared/ui/drawings/Laptop';
import type { Tone } from '@mcs-repairs/shared/ui/drawings/Metal';
import { Phone } from '@mcs-repairs/shared/ui/drawings/Phone';
import { Tablet } from '@mcs-repairs/shared/ui/drawings/Tablet';
import { Pencil } from '../../drawings/Pencil';
import { ProductDrawing } from '@mcs-repairs/shared/ui/drawings/ProductDrawing';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { Watch } from '@mcs-repairs/shared/ui/drawings/Watch';
import { noteDrawings } from './drawingsHere';
import {
  IPAD_LOOKS,
  ipadLook,
  IPHONE_LOOKS,
  iphoneLook,
  MACBOOK_LOOKS,
  macbookLook,
} from './productLooks';
import type { Listed } from './goods';
import { UnitPicture } from './UnitPicture';
import styles from './ProductCard.module.css';

noteDrawings();

/**
 * The drawings of accessories, by id in the catalogue. Accessories look too different to share one
 * drawing.
 */
const ACCESSORIES = {
  'accessory-1': Pencil,
  'accessory-2': KeyboardDrawing,
  'accessory-3': Watch,
  'accessory-4': Earbuds,
};

/** The colour of the body also sets the ground of the picture. */
const tinted = (look: { tone?: Tone } | undefined) =>
  classes(styles.drawing, look?.tone && styles[look.tone]);

const CARD_SIZES = '(min-width: 1024px) 20rem, 50vw';

/**
 * Shows the picture of a product in a list: the first photo of a unit, or else a drawing. The
 * drawing of a device depends on its model and colour. The drawing of a part depends on its
 * category.
 */
export function Component({ id, category, unit }: Pick<Listed, 'id' | 'category' | 'unit'>) {
  if (unit?.photo) return <UnitPicture photo={unit.photo} sizes={CARD_SIZES} />;
  if (Object.hasOwn(ACCESSORIES, id)) {
    const Picture = ACCESSORIES[id as keyof typeof ACCESSORIES];
    return <Picture className={styles.drawing} />;
  }
  switch (category) {
    case 'macbooks': {
      const look = unit ? macbookLook(unit) : MACBOOK_LOOKS[id];
      return <Laptop {...look} className={classes(tinted(look), styles.laptop)} />;
    }
    case 'iphones': {
      const look = unit ? iphoneLook(unit) : IPHONE_LOOKS[id];
      return <Phone {...look} className={tinted(look)} />;
    }
    case 'ipads': {
      const look = unit ? ipadLook(unit) : IPAD_LOOKS[id];
      return <Tablet {...look} className={tinted(look)} />;
    }
    default:
      return <ProductDrawing category={category} className={styles.drawing} />;
  }
}
