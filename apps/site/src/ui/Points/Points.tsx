import type { ComponentProps } from 'react';
import { RichText } from '../RichText/RichText.tsx';

interface PointsProps {
  readonly className?: string | undefined;
  readonly points: readonly {
    readonly title: string;
    readonly words: ComponentProps<typeof RichText>['text'];
  }[];
}

/** Short points in small type, each with a bold lead-in. */
export const Points = ({ className, points }: PointsProps) => (
  <ul className={className}>
    {points.map(({ title, words }) => (
      <li key={title}>
        <strong>{title}</strong>: <RichText text={words} />
      </li>
    ))}
  </ul>
);
