import { callHref } from '@mcs-repairs/shared/domain/rules/contactLinks';
import type { Part } from '@mcs-repairs/shared/domain/types/parts';
import styles from './Parts.module.css';

type SupplierProps = { of: Pick<Part, 'supplier' | 'supplierPhone' | 'supplierUrl'> };

/** Shows the supplier of a part, with links to its shop and its phone number. */
export function Supplier({ of: { supplier, supplierPhone, supplierUrl } }: SupplierProps) {
  const name = supplier || (supplierUrl && 'Supplier');
  if (!name && !supplierPhone) return <>No supplier yet</>;
  return (
    <span className={styles.contact}>
      {supplierUrl ? (
        <a href={supplierUrl} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {supplierPhone && <a href={callHref(supplierPhone)}>{supplierPhone}</a>}
    </span>
  );
}
