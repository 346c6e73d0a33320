import type { ComponentProps } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ExamplesBand.module.css';

interface ExamplesBandProps {
  readonly title: string;
  readonly opening: ComponentProps<typeof RichText>['text'];
  readonly examples: readonly {
    readonly name: string;
    readonly line: string;
    readonly href: string;
    /** The URL of its thumbnail. */
    readonly picture: string;
  }[];
}

/** Example sheets; each opens with its answers, which can be changed. */
export function ExamplesBand({ title, opening, examples }: ExamplesBandProps) {
  return (
    <Band ground="wash" labelledBy="examples">
      <Frame>
        <BandHeading id="examples" title={title}>
          <RichText text={opening} />
        </BandHeading>
        <Cell as="ul" className={styles.examples}>
          {examples.map(({ name, line, href, picture }) => (
            <li key={name}>
              <img src={picture} width="1000" height="707" alt="" loading="lazy" />
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p className="muted">{line}</p>
            </li>
          ))}
        </Cell>
      </Frame>
    </Band>
  );
}
