import type { Service } from '#schema/entries.ts';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import styles from './TechnologyBand.module.css';

interface TechnologyBandProps {
  readonly id: string;
  readonly title: string;
  readonly technologies: Service['technologies'];
}

/** Tools by their names, set large; a brand's own mark stands before its name where it has one. */
export function TechnologyBand({ id, title, technologies }: TechnologyBandProps) {
  return (
    <SideBand id={id} title={title} opening={technologies.opening}>
      <ul className={styles.names}>
        {technologies.items.map((technology) => (
          <li key={technology.id}>
            {technology.icon && (
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
    </SideBand>
  );
}
