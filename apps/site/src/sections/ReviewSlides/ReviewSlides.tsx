import { ClientLabel } from '@studio/drawings/reviews/ClientLabel/ClientLabel.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import styles from './ReviewSlides.module.css';

interface Quote {
  readonly id: string;
  readonly label: string;
  /** The name of the picture of the client's logo; without one there is a drawn mark. */
  readonly logo: string | undefined;
  readonly review: string;
  readonly clientName: string;
  readonly clientOccupation: string;
  readonly sample: boolean;
}

/** The reviews as a list, one per screen; the carousel moves it, and it can be swiped. */
export function ReviewSlides({ reviews }: { readonly reviews: readonly Quote[] }) {
  return (
    <ul className={styles.slides}>
      {reviews.map((quote, i) => (
        <li key={quote.id} id={quote.id} className={styles.slide}>
          <div className={styles.label}>
            {quote.logo === undefined ? (
              <ClientLabel index={i} label={quote.label} />
            ) : (
              <img
                src={`/pictures/${quote.logo}-logo.webp`}
                alt={quote.label}
                width={584}
                height={400}
                loading="lazy"
                decoding="async"
              />
            )}
          </div>
          <figure className={styles.quote}>
            <blockquote>
              <p>{quote.review}</p>
            </blockquote>
            <figcaption>
              <strong>{quote.clientName}</strong>
              <span className="muted">{quote.clientOccupation}</span>
              {quote.sample && <Tag>Sample text</Tag>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
