import styles from './ResponseTargetDrawing.module.css';

/** The response target as a sequence drawing, as on the contact page. */
export function ResponseTargetDrawing() {
  return (
    <svg
      className={styles['drawing']}
      viewBox="0 0 500 410"
      role="img"
      aria-label="They send an enquiry, a receipt goes back by itself, and within one business day a person answers."
    >
      <path className={styles['dashed']} d="M50 40v370M445 40v52M445 340v70M437 132H64" />
      <path d="M0 0h100v40H0zM57 92h372M438 92h14v248h-14z" />
      <path className={styles['thin']} d="M462 92h36M462 340h36M490 92v248" />
      <path d="M486.500 95.500l7-7M486.500 343.500l7-7" />
      <path className={styles['thick']} d="M437 340H66" />
      <path
        className={styles['solid']}
        d="M395 0h100v40H395zM437 92l-10-4.500v9zM57 132l10-4.500v9zM57 340l13-6v12z"
      />
      <text className={styles['name']} x="50" y="26">
        They
      </text>
      <text className={`${styles['name']} ${styles['knock']}`} x="445" y="26">
        We
      </text>
      <text x="245" y="82">
        an enquiry
      </text>
      <text x="245" y="122">
        a receipt, by itself
      </text>
      <text x="245" y="328">
        an answer, by a person
      </text>
    </svg>
  );
}
