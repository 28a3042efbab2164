import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '@mcs-repairs/shared/ui/Skeleton';
import { CUSTOMER_COLUMNS, CustomerList } from '../features/customers/CustomerList';
import { CustomersSkeleton } from '../features/customers/CustomersSkeleton';
import styles from '../features/customers/Customers.module.css';
import { PausedSearch } from '@mcs-repairs/shared/ui/PausedSearch';
import { AdminFrame } from '../frame/AdminFrame';
import { staffHead } from '../frame/staffHead';
import { ColumnChoice } from '../list/ColumnChoice';
import { isShown } from '../list/listSettings';
import { MoreActions } from '../list/MoreActions';
import { SavedViews } from '../list/SavedViews';
import { SaveView } from '../list/SaveView';
import { useListSettings } from '../list/useListSettings';

export const head = staffHead('Customers');

export function Component() {
  return (
    <AdminFrame
      title="Customers"
      skeleton={
        <>
          <span className={styles.top}>
            <Skeleton shape="block" className={styles.searchBone} />
          </span>
          <CustomersSkeleton />
        </>
      }
    >
      <Customers />
    </AdminFrame>
  );
}

function Customers() {
  const [params, setParams] = useSearchParams();
  const [naming, setNaming] = useState(false);
  const own = useListSettings('customers');
  const search = params.get('search') ?? '';
  return (
    <>
      <div className={styles.top}>
        <PausedSearch
          label="Search customers"
          placeholder="Name, device or phone number"
          text={search}
          onText={(text) => setParams(text ? { search: text } : {}, { replace: true })}
          className={styles.search}
        />
        <MoreActions>
          <SaveView onSave={() => setNaming(true)} />
          <ColumnChoice columns={CUSTOMER_COLUMNS} own={own} />
        </MoreActions>
      </div>
      <SavedViews own={own} naming={naming} onNamed={() => setNaming(false)} />
      <CustomerList
        search={search}
        columns={CUSTOMER_COLUMNS.filter((column) => isShown(column, own.settings))}
      />
    </>
  );
}
