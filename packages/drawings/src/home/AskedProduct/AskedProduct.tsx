import { Room } from '#line/Room.tsx';
import styles from './AskedProduct.module.css';
import { AskedProductDesk } from './AskedProductDesk.tsx';
import { AskedProductPhone } from './AskedProductPhone.tsx';

/** The exploded product; each answer to the page's first questions adds its part. */
export const AskedProduct = () => (
  <Room>
    <div className={styles.desk}>
      <AskedProductDesk />
    </div>
    <div className={styles.phone}>
      <AskedProductPhone />
    </div>
  </Room>
);
