import type { Advice } from '@studio/sheet/advice.ts';
import styles from './Finished.module.css';

const tooLittle = <p className="muted">Answer a few more questions to get advice here.</p>;

/** Our advice on the sheet, with links. */
export function SheetAdvice({ advice: { model, services, asks } }: { readonly advice: Advice }) {
  return (
    <section className={styles.reading} aria-labelledby="reading">
      <h2 id="reading">Our advice</h2>
      <div>
        <h3>Way of working</h3>
        {model ? (
          <>
            <p className="large">{model.name}</p>
            <p>
              {model.reason} {model.takes}
            </p>
            <p className="muted">{model.notIf}</p>
          </>
        ) : (
          tooLittle
        )}
      </div>
      <div>
        <h3>Services that fit</h3>
        {services.length === 0 && tooLittle}
        <ul>
          {services.map(({ slug, name, notIf, takes }) => (
            <li key={slug}>
              <a href={`/services/${slug}`}>{name}</a>
              <p className="muted">
                {takes} {notIf}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>We would ask first</h3>
        {asks.length === 0 && tooLittle}
        <ol>
          {asks.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
