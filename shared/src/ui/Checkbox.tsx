import { useId, type ComponentProps } from 'react';
import { FieldMessage } from './FieldMessage';
import { Tick } from './Tick';

type CheckboxProps = ComponentProps<typeof Tick> & { error?: string; className?: string };

/** A checkbox in a form, with its error message. Its label may contain links. */
export function Checkbox({ error, className, required, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <Tick
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  );
}
