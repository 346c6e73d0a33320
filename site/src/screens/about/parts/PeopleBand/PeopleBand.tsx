import { Portrait } from '@old/drawings/people/Portrait/Portrait.tsx';
import type { Person } from '#schema/entries.ts';
import { ThirdsBand } from '#sections/ThirdsBand/ThirdsBand.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';

interface PeopleBandProps {
  readonly id: string;
  readonly title: string;
  readonly people: readonly Person[];
}

/** Who a client meets, and what to ask each of them. */
export function PeopleBand({ id, title, people }: PeopleBandProps) {
  return (
    <ThirdsBand
      labelledBy={id}
      heading={<BandHeading id={id} title={title} />}
      thirds={people.map(({ slug, name, role, ask, picture, sample }) => ({
        id: slug,
        title: name,
        picture:
          picture === undefined ? (
            <Portrait name={name} />
          ) : (
            <Picture name={picture} text={name} cut="portrait" />
          ),
        words: (
          <>
            <p className="muted">{role}</p>
            <p>
              Ask: <RichText text={ask} />
            </p>
            {sample && <Tag>Sample person</Tag>}
          </>
        ),
      }))}
    />
  );
}
