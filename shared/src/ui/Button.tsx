import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';
import { Spinner } from './Spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    iconEnd?: ReactNode;
    /**
     * True while the action of the button runs. The button is then disabled, and shows
     * `loadingLabel` if there is one.
     */
    loading?: boolean;
    loadingLabel?: string;
  };

export function Button({
  variant,
  size,
  full,
  className,
  icon,
  iconEnd,
  loading = false,
  loadingLabel,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonClass({ variant, size, full, className })}
    >
      {loading ? <Spinner /> : icon}
      <span>{loading && loadingLabel ? loadingLabel : children}</span>
      {!loading && iconEnd}
    </button>
  );
}
