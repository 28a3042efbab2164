import type { DeviceId, RepairModel } from '../../domain/types/device';
import { AllInOne } from './AllInOne';
import type { DrawingProps } from './makeDrawing';
import { GenericLaptop } from './GenericLaptop';
import { Laptop } from './Laptop';
import type { Tone } from './Metal';
import { Phone } from './Phone';
import { Tablet } from './Tablet';
import { Watch } from './Watch';

type DeviceDrawingProps = DrawingProps & {
  device: DeviceId;
  /** How the model looks: the number of cameras, its front and its size in inches. */
  look?: RepairModel['look'];
  /** Which side of a phone the drawing shows. */
  side?: 'front' | 'back' | 'pair';
  tone?: Tone | undefined;
};

/** Draws a kind of device. `look` has the details of a model. */
export function DeviceDrawing({ device, look = {}, side, tone, ...rest }: DeviceDrawingProps) {
  const { cameras, front, inches } = look;
  switch (device) {
    case 'iphone':
      return (
        <Phone {...rest} cameras={cameras} front={front} inches={inches} side={side} tone={tone} />
      );
    case 'ipad':
      return <Tablet {...rest} front={front} inches={inches} tone={tone} />;
    case 'macbook':
      return <Laptop {...rest} front={front} inches={inches} tone={tone} />;
    case 'imac':
      return <AllInOne {...rest} inches={inches} tone={tone} />;
    case 'watch':
      return <Watch {...rest} inches={inches} />;
    case 'laptop':
      return <GenericLaptop {...rest} />;
  }
}
