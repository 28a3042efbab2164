import { Link } from 'react-router-dom';
import { PRICE_TEXTS } from '@mcs-repairs/shared/domain/catalogue/claims';
import { servicesOf } from '@mcs-repairs/shared/domain/catalogue/services';
import { shownServices } from '@mcs-repairs/shared/domain/rules/shownServices';
import type { DeviceCategory } from '@mcs-repairs/shared/domain/types/device';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import { turnaroundOf } from '../../copy/turnaroundOf';
import styles from './RepairTable.module.css';

/**
 * Lists the repairs of a device, with the working time and the usual turnaround. Customers
 * get prices on request.
 */
export function RepairTable({ device }: { device: DeviceCategory }) {
  const services = shownServices(useSiteConfig(), device.id, servicesOf(device.id));
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
          {services.map((service) => (
            <tr key={service.id}>
              <th scope="row">
                <Link to={`/repairs/${device.id}?issue=${service.id}`}>{service.issue}</Link>
              </th>
              <td>{service.duration}</td>
              <td className={styles.wide}>{turnaroundOf(service)}</td>
              <td className={styles.wide}>{PRICE_TEXTS.product}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
