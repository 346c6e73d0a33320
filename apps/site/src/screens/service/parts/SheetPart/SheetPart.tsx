import type { Service } from '@studio/content/schema/entries.ts';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetPart.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetPartProps {
  readonly part: NonNullable<Sheet['parts']>[number];
}

/** How a line of code begins, and what that makes of it. */
const kinds = { '-': 'del', '+': 'ins', '!': 'mark', ' ': 'span' } as const;

function Line({ line }: { readonly line: string }) {
  const Kind = kinds[line.charAt(0) as keyof typeof kinds];
  return <Kind>{`${line.slice(1)}\n`}</Kind>;
}

/** A part of a sheet under a small heading: code, words, or steps. */
export const SheetPart = ({ part: { title, code, text, steps } }: SheetPartProps) => (
  <section className={styles.part}>
    <h4>{title}</h4>
    {code && (
      <pre>
        <code>
          {code
            .trimEnd()
            .split('\n')
            .map((line, i) => (
              <Line key={i} line={line} />
            ))}
        </code>
      </pre>
    )}
    {text && (
      <p>
        <RichText text={text} />
      </p>
    )}
    {steps && (
      <ol>
        {steps.map((step, i) => (
          <li key={i}>
            <span>
              <RichText text={step} />
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
);
