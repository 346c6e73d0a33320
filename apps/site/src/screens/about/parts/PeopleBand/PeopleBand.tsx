import type { ComponentProps } from 'react';
import { Portrait } from '@studio/drawings/people/Portrait/Portrait.tsx';
import type { Person } from '@studio/content/schema/entries.ts';
import { PersonPicture } from '#sections/PersonPicture/PersonPicture.tsx';
import { ThirdsBand } from '#sections/ThirdsBand/ThirdsBand.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';

interface PeopleBandProps {
  readonly id: string;
  readonly title: string;
  /** One sentence beside the heading. */
  readonly opening: ComponentProps<typeof RichText>['text'] | undefined;
  readonly people: readonly Person[];
}

/** The people a client meets, and what to ask each of them. */
export function PeopleBand({ id, title, opening, people }: PeopleBandProps) {
  const allSamples = people.every(({ sample }) => sample);
  return (
    <ThirdsBand
      labelledBy={id}
      heading={
        <BandHeading id={id} title={title}>
          {opening && <RichText text={opening} />} {allSamples && <Tag>Sample people</Tag>}
        </BandHeading>
      }
      thirds={people.map((person) => ({
        id: person.slug,
        title: person.name,
        picture: <PersonPicture {...person} otherwise={<Portrait name={person.name} />} />,
        words: (
          <>
            <p className="muted">{person.role}</p>
            <p>
              Ask: <RichText text={person.ask} />
            </p>
            {person.sample && !allSamples && <Tag>Sample person</Tag>}
          </>
        ),
      }))}
    />
  );
}
