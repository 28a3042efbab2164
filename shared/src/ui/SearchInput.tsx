import type { ComponentProps } from 'react';
import { SearchIcon } from './icons';
import { TextInput } from './TextInput';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** A label for screen readers. No label is visible. */
  label: string;
};

/** A search box with a magnifier and a label for screen readers. */
export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <div className={className}>
      <TextInput
        aria-label={label}
        {...rest}
        type="search"
        icon={<SearchIcon />}
        enterKeyHint="search"
      />
    </div>
  );
}
