import { makeDrawing } from './makeDrawing';
import type { Tone } from './Metal';
import { PhoneBack } from './PhoneBack';
import { PhoneFront, type FrontLook } from './PhoneFront';
import { scaled } from './scaled';
import { Shadow } from './Shadow';

export type PhoneProps = {
  cameras?: 0 | 1 | 2 | 3;
  front?: FrontLook;
  inches?: number;
  tone?: Tone;
  /**
   * Which side the drawing shows. `pair` shows the front, and the back of another phone behind it.
   */
  side?: 'front' | 'back' | 'pair';
};

export const Phone = makeDrawing(
  ({ cameras = 3, front = 'island', inches, tone, side = 'pair' }: PhoneProps) => {
    return (
      <>
        <Shadow y={228} rx={side === 'pair' ? 96 : 62} />
        <g transform={scaled(inches, 6.9, 226)}>
          {side !== 'front' && (
            <g transform={side === 'pair' ? 'translate(32 14)' : 'translate(68 14)'}>
              <PhoneBack cameras={cameras} tone={tone} />
            </g>
          )}
          {side !== 'back' && (
            <g transform={side === 'pair' ? 'translate(104 14)' : 'translate(68 14)'}>
              <PhoneFront front={front} tone={tone} />
            </g>
          )}
        </g>
      </>
    );
  },
);
