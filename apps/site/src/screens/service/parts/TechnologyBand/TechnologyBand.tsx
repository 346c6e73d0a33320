import type { Service } from '@studio/content/schema/entries.ts';
import { inRows } from './in-rows.ts';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import styles from './TechnologyBand.module.css';

interface TechnologyBandProps {
  readonly id: string;
  readonly title: string;
  readonly technologies: Service['technologies'];
}

/** The names of technologies in large type, with or without their brands’ logos. */
export function TechnologyBand({ id, title, technologies }: TechnologyBandProps) {
  return (
    <SideBand quiet id={id} title={title} opening={technologies.opening}>
      {inRows(technologies.items).map(({ marked, items }) => (
        <ul key={String(marked)} className={styles.names}>
          {items.map((technology) => (
            <li key={technology.id}>
              {marked && (
                <img
                  src={`/marks/${technology.id}.svg`}
                  alt=""
                  width="32"
                  height="32"
                  loading="lazy"
                  decoding="async"
                />
              )}
              {technology.name}
            </li>
          ))}
        </ul>
      ))}
    </SideBand>
  );
}
