import type { ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { SectionTitle } from '#ui/SectionTitle/SectionTitle.tsx';

interface ReviewsBandProps {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  /** The carousel; an island, so it is passed in by the page. */
  readonly children: ReactNode;
}

/** Client reviews, for any page. */
export function ReviewsBand({ id, number, title, children }: ReviewsBandProps) {
  return (
    <Band labelledBy={id}>
      <SectionTitle id={id} number={number} title={title} />
      <Frame>
        <Cell inset="none">{children}</Cell>
      </Frame>
    </Band>
  );
}
