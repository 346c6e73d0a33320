import { PageDrawing } from '@studio/drawings/registry/PageDrawing/PageDrawing.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { RowList } from '#sections/RowList/RowList.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { MoreLink } from '#ui/MoreLink/MoreLink.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './CareersScreen.module.css';

/** The specified sentence while no vacancy is open; otherwise the list. */
export function CareersScreen({ page: { subject } }: ScreenProps<'careers'>) {
  const { page, vacancies } = subject;
  const none = vacancies.length === 0;
  return (
    <>
      <PaperHero wide title={none ? page.none : page.open} />
      {none ? (
        <>
          <Band>
            <Frame>
              <Cell as="figure" className={styles.plan}>
                <PageDrawing name="StudioPlan" />
              </Cell>
            </Frame>
          </Band>
          <Band>
            <Frame className={styles.note}>
              <Cell span="1-3">
                <h2>{page.noneTitle}</h2>
              </Cell>
              <Cell as="p" span="4-9" className="large">
                <RichText text={page.noneText} />
              </Cell>
              <Cell span="10-12">
                <ButtonLink href="#join-name" look="line">
                  Join the list
                </ButtonLink>
              </Cell>
            </Frame>
          </Band>
        </>
      ) : (
        vacancies.map((vacancy) => (
          <Band key={vacancy.slug}>
            <Frame lines="half">
              <RowList rows={[{ title: vacancy.title, text: vacancy.work }]} />
              <Cell span="7-12" className={styles.more}>
                <MoreLink href={vacancy.href}>Read about this position</MoreLink>
              </Cell>
            </Frame>
          </Band>
        ))
      )}
    </>
  );
}
