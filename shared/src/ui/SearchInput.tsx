import type { ComponentProps } from 'react';
import { SearchIcon } from './icons';
import { Field } from './Field';
import { TextInput } from './TextInput';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Read out in place of a visible label. */
  label: string;
};

/** A search box with its magnifier and a label for those who listen. */
export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <Field label={label} labelHidden className={className}>
      <TextInput {...rest} type="search" icon={<SearchIcon />} enterKeyHint="search" />
    </Field>
  );
}
