import type { Service } from '@studio/content/schema/entries.ts';
import { ScreenReaderText, RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetPart.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetPartProps {
  readonly part: NonNullable<Sheet['parts']>[number];
}

/** The first character of a line of code, and its meaning. */
const kinds = { '-': 'del', '+': 'ins', '!': 'mark', ' ': 'span' } as const;
const heard: Readonly<Record<string, string>> = { '-': 'deleted: ', '+': 'added: ' };

function Line({ line }: { readonly line: string }) {
  const sign = line.charAt(0);
  const Kind = kinds[sign as keyof typeof kinds];
  return (
    <Kind>
      {heard[sign] && <ScreenReaderText>{heard[sign]}</ScreenReaderText>}
      {`${line.slice(1)}\n`}
    </Kind>
  );
}

/** A part of a sheet below a small heading: code, text or steps. */
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
        <RichText text={text} corrected />
      </p>
    )}
    {steps && (
      <ol>
        {steps.map((step, i) => (
          <li key={i}>
            <span>
              <RichText text={step} corrected />
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
);
