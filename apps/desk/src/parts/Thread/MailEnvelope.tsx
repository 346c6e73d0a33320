import { hostOf } from './thread-people.ts';
import type { Step } from './step.ts';
import styles from './Thread.module.css';

type Envelope = NonNullable<Step['envelope']>;

/** The sender of a mail and who else got it. A recipient's host is named if it differs from the sender's. */
export function MailEnvelope({ from, copied, bcc }: Envelope) {
  return (
    <dl className={styles['envelope']}>
      {from !== '' && (
        <div>
          <dt>from</dt>
          <dd>{from}</dd>
        </div>
      )}
      {copied.length > 0 && (
        <div>
          <dt>cc</dt>
          <dd>
            {copied.map(({ name, address }, at) => (
              <span key={address}>
                {at > 0 && ', '}
                <bdi className={styles['who']}>{name === '' ? address : name}</bdi>
                {name !== '' && hostOf(address) !== hostOf(from) && ` at ${hostOf(address)}`}
              </span>
            ))}
          </dd>
        </div>
      )}
      {bcc.length > 0 && (
        <div>
          <dt>bcc</dt>
          <dd>
            <bdi className={styles['who']}>{bcc.join(', ')}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
