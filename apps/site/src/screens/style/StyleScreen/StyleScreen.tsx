import { Arrow } from '#ui/Arrow/Arrow.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Field } from '#ui/Field/Field.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { SectionTitle } from '#ui/SectionTitle/SectionTitle.tsx';
import { SubmitButton } from '#ui/SubmitButton/SubmitButton.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { allDrawings, samples } from '@studio/drawings/all-drawings.tsx';
import styles from './StyleScreen.module.css';

const grounds = ['paper', 'wash', 'blue'] as const;

/** For developers: every component on every background. */
export function StyleScreen() {
  return (
    <>
      <SectionTitle id="parts" number="00" title="Parts" />
      {grounds.map((ground) => (
        <Band key={ground} ground={ground}>
          <Frame lines="half">
            <BandHeading id={`on-${ground}`} title={`On ${ground}`}>
              A sentence beside the heading.
            </BandHeading>
            <Cell span="1-6" className={styles.parts}>
              <h1>Display</h1>
              <h2>Heading two</h2>
              <h3>Heading three</h3>
              <p className="large">Large text, for what opens a part.</p>
              <p>
                Running text with <a href="/">a link</a> and <em>emphasis</em>.
              </p>
              <Breadcrumbs trail={[{ name: 'Services', href: '/services' }]} />
              <Tag>Sample text</Tag>
            </Cell>
            <Cell span="7-12" className={styles.parts}>
              <ButtonLink href="/">Solid</ButtonLink>
              <ButtonLink href="/" look="line">
                Line
              </ButtonLink>
              <ButtonLink href="/" look="small" arrow={false}>
                Small
              </ButtonLink>
              <SubmitButton busy>Submitting...</SubmitButton>
              <MoreLink href="/">More</MoreLink>
              <Arrow />
              <ContactLinks email="a@b.example" phone="+91 00000 00000" />
              <Field id={`field-${ground}`} label="Field" error="Name is required*" />
              <TextArea id={`area-${ground}`} label="Text area" hint="(optional)" />
            </Cell>
          </Frame>
        </Band>
      ))}
      <SectionTitle id="drawings" number="00" title="Drawings" />
      {grounds.map((ground) => (
        <Band key={ground} ground={ground}>
          <div className={styles.drawings}>
            {allDrawings.map(([name, Drawing]) => (
              <figure key={name}>
                <Drawing {...samples} />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        </Band>
      ))}
    </>
  );
}
