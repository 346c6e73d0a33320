import { answersOf } from '@studio/sheet/facts.ts';
import { startFragment } from '@studio/sheet/link.ts';
import type { FinderQuestion as Question } from '@studio/content/schema/entries.ts';
import styles from './Finder.module.css';

/** A question as a table: a row for each answer, with its services and the reason. */
export function FinderQuestion({ question }: { readonly question: Question }) {
  return (
    <fieldset className={styles.question}>
      <legend>
        <h3>{question.question}</h3>
      </legend>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Your answer</th>
            <th scope="col">Services it points to</th>
          </tr>
        </thead>
        <tbody>
          {question.answers.map(({ id, answer, services, draws = [] }) => (
            <tr key={id} data-sheet={startFragment(answersOf(draws)).slice(1)}>
              <th scope="row">
                <label>
                  <input type="radio" name={question.id} value={id} />
                  {answer}
                </label>
              </th>
              <td>
                <ul>
                  {services.map(({ slug, name, href, why }) => (
                    <li key={slug}>
                      <a href={href}>{name}</a>
                      <p>{why}</p>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
