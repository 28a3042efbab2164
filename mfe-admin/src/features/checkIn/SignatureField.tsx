import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type SignaturePad from 'signature_pad';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { FieldMessage } from '@mcs-repairs/shared/ui/FieldMessage';
import { Signature } from '../../format/Signature';
import { strokesPath } from './strokesPath';
import styles from './CheckIn.module.css';

type SignatureFieldProps = {
  path: string;
  error: string | undefined;
  onChange: (path: string) => void;
};

/** The customer can sign for the handover with a finger, a pen or a mouse. */
export function SignatureField({ path, error, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const labelId = useId();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || path) return;
    let stopped = false;
    void import(/* webpackChunkName: "signature" */ 'signature_pad').then(
      ({ default: Pad }) => {
        if (stopped) return;
        sheet.width = sheet.clientWidth;
        sheet.height = sheet.clientHeight;
        pad.current = new Pad(sheet, { penColor: getComputedStyle(sheet).color, minDistance: 3 });
      },
      () => stopped || setMissing(true),
    );
    return () => {
      stopped = true;
      pad.current?.off();
      pad.current = null;
    };
  }, [path]);

  function keep() {
    const sheet = canvas.current;
    if (!sheet || !pad.current || pad.current.isEmpty()) return;
    const strokes = pad.current.toData().map(({ points }) => points);
    onChange(strokesPath(strokes, sheet));
  }

  // Submitting the form also saves a signature that was drawn but not confirmed with the button.
  const keepDrawn = useEffectEvent(() => flushSync(keep));
  useEffect(() => {
    const form = canvas.current?.closest('form');
    const hold = () => keepDrawn();
    form?.addEventListener('submit', hold, true);
    return () => form?.removeEventListener('submit', hold, true);
  }, [path]);

  if (isMissing && !path) {
    return (
      <Notice tone="warning" live title="The signature field could not be loaded">
        You can check in the device without a signature.
      </Notice>
    );
  }
  return (
    <div role="group" aria-labelledby={labelId} className={styles.signature}>
      <span id={labelId} className={styles.legend}>
        Signature
      </span>
      {path ? (
        <Signature path={path} className={styles.sheet} />
      ) : (
        <canvas ref={canvas} className={styles.sheet} aria-label="Sign here" />
      )}
      <div className={styles.send}>
        {path ? (
          <Button variant="quiet" size="small" onClick={() => onChange('')}>
            Replace signature
          </Button>
        ) : (
          <>
            <Button variant="secondary" size="small" onClick={keep}>
              Use this signature
            </Button>
            <Button variant="quiet" size="small" onClick={() => pad.current?.clear()}>
              Clear signature
            </Button>
          </>
        )}
      </div>
      {error && <FieldMessage id={`${labelId}-error`}>{error}</FieldMessage>}
    </div>
  );
}
