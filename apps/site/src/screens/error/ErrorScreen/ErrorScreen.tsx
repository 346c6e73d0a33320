import { BrokenLine } from '@studio/drawings/pages/BrokenLine/BrokenLine.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { ContactLinks } from '#ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './ErrorScreen.module.css';

/** Shown when a server behind the site fails: plain words, and how to reach a person. */
export function ErrorScreen({ page: { subject }, company }: ScreenProps<'error'>) {
  const { page } = subject;
  const { email, phone } = company.contact;
  return (
    <>
      <PaperHero
        title={page.heading}
        opening={<RichText text={page.opening} />}
        drawing={<BrokenLine company={company.shortName} />}
      />
      <Band>
        <Frame className={styles.ways}>
          <Cell as="p" className="large">
            <ContactLinks email={email} phone={phone} />
          </Cell>
        </Frame>
      </Band>
    </>
  );
}
