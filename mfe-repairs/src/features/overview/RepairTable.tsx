import { Link } from 'react-router-dom';
import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { issueById } from '@mcs-repairs/shared/domain/catalogue/issues';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import type { DeviceCategory } from '@mcs-repairs/shared/domain/types/device';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import { turnaroundOf } from '../../copy/turnaroundOf';
import styles from './RepairTable.module.css';

/**
 * Lists the eight repairs of a device, with the working time and the usual turnaround. Customers
 * get prices on request.
 */
export function RepairTable({ device }: { device: DeviceCategory }) {
  return (
    <section id={device.id} aria-labelledby={`${device.id}-repairs`} className={styles.device}>
      <div className={styles.top}>
        <DeviceDrawing device={device.id} className={styles.drawing} />
        <h2 id={`${device.id}-repairs`} className={styles.heading}>
          <Link to={`/repairs/${device.id}`}>{device.name}</Link>
        </h2>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Repair</th>
            <th scope="col">On the bench</th>
            <th scope="col" className={styles.wide}>
              Usual turnaround
            </th>
            <th scope="col" className={styles.wide}>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {servicesOf(device.id).map(({ id, duration }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/repairs/${device.id}?issue=${id}`}>{issueById(id).name}</Link>
              </th>
              <td>{duration}</td>
              <td className={styles.wide}>{turnaroundOf(device.id, id)}</td>
              <td className={styles.wide}>{PRICE_TEXTS.product}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
