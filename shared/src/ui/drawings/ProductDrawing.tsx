import type { ProductCategory } from '../../domain/types/product';
import { BatteryPart } from './BatteryPart';
import { ChargerCable } from './ChargerCable';
import type { DrawingProps } from './makeDrawing';
import { KeyboardDrawing } from './KeyboardDrawing';
import { Laptop } from './Laptop';
import { LogicBoard } from './LogicBoard';
import { Phone } from './Phone';
import { ScreenPanel } from './ScreenPanel';
import { SpeakerPart } from './SpeakerPart';
import { Tablet } from './Tablet';
import { ToolSet } from './ToolSet';

const DRAWINGS: Record<ProductCategory, (props: DrawingProps) => React.ReactNode> = {
  macbooks: Laptop,
  iphones: Phone,
  ipads: Tablet,
  accessories: ChargerCable,
  batteries: BatteryPart,
  screens: ScreenPanel,
  keyboards: KeyboardDrawing,
  motherboards: LogicBoard,
  speakers: SpeakerPart,
  tools: ToolSet,
};

/** Draws a product of a category of the shop. */
export function ProductDrawing({
  category,
  ...rest
}: DrawingProps & { category: ProductCategory }) {
  const Picture = DRAWINGS[category];
  return <Picture {...rest} />;
}
