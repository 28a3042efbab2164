import type { ComponentProps } from 'react';
import { SearchIcon } from './icons';
import { TextInput } from './TextInput';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** What screen readers call the search box. No label is visible. */
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
